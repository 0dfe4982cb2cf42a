import { recall } from '@/lib/memory/recall';
import { recallMemoriesParameters } from './parameters';
import type { Tool } from './tool';

/** Looks facts up by topic, beside those that are injected. */
export const recallMemoriesTool: Tool<typeof recallMemoriesParameters> = {
  name: 'recall_memories',
  description:
    'Look up what is remembered about the person by topic, when it is not in <memory>. 你记得…吗, do you remember.',
  parameters: recallMemoriesParameters,
  readOnly: true,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'recall_memories', chips: [] }),
  async run(args, context, callId) {
    const facts = await context.facts.list(context.owner, context.clock.now());
    const found = recall(facts, args.topic);
    return {
      content: found.text,
      status: 'ok',
      events: [
        {
          type: 'tool_finished',
          callId,
          tool: 'recall_memories',
          status: 'ok',
          count: found.keys.length,
          excluded: [],
        },
      ],
      meta: { factKeys: found.keys },
    };
  },
};
