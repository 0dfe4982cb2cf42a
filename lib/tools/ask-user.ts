import { askUserParameters } from './parameters';
import type { Tool } from './tool';

/** Puts one question to the person and ends the turn. */
export const askUserTool: Tool<typeof askUserParameters> = {
  name: 'ask_user',
  description:
    'Ask the person one question whose answer changes what to search for (a size never said, a gift without recipient or budget). Ends the turn.',
  parameters: askUserParameters,
  readOnly: false,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'ask_user', chips: [] }),
  async run(args) {
    return {
      content: 'the question was shown to the person',
      status: 'ok',
      events: [{ type: 'question', text: args.question, options: args.options }],
      ends: 'asked',
    };
  },
};
