import { skillParameters } from './parameters';
import type { Tool } from './tool';

/** Reads a skill's body into the history, where it stays in force for the session. */
export const skillTool: Tool<typeof skillParameters> = {
  name: 'Skill',
  description:
    'Read the full text of one skill from the catalogue. Call it alone and first, when the intent table names it and it was not read in this session.',
  parameters: skillParameters,
  readOnly: true,
  started: (args, callId) => ({ type: 'skill', callId, name: args.name }),
  async run(args, context) {
    const skill = context.skills.byName(args.name);
    if (!skill) {
      const names = context.skills.list().map((one) => one.name);
      return { content: `no such skill; the skills are ${names.join(', ')}`, status: 'failed', events: [] };
    }
    if (context.readSkills.has(skill.name)) {
      return { content: 'already read in this session; its text stands above', status: 'ok', events: [] };
    }
    return { content: skill.body, status: 'ok', events: [], meta: { skill: skill.name } };
  },
};
