import type { Skill } from '@/lib/skills/skill';
import { getApp } from './composition';

/** The skills that come with the app, in the order of the catalogue. */
export async function builtInSkills(): Promise<readonly Skill[]> {
  const { skills } = await getApp();
  return skills.list();
}
