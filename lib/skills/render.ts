import type { Skill } from './skill';

/** The text of L1: one line a skill, in the order given, without a line end after the last. */
export function renderSkillLines(skills: readonly Pick<Skill, 'name' | 'description'>[]): string {
  return skills.map((skill) => `- ${skill.name}: ${skill.description}`).join('\n');
}
