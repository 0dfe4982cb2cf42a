import { buildHead } from '@/lib/context/head';
import type { Profile } from '@/lib/model/profile';
import type { SkillCatalogue } from '@/lib/skills/skill';
import { toolSchemas } from '@/lib/tools/registry';
import type { Tool } from '@/lib/tools/tool';
import { CURATOR_FORMAT, CURATOR_TEXT } from './curator-text';
import { MEMORY_TOOLS } from './open-turn';
import { PLAN_FORMAT } from './planner';
import { PLANNER_TEXT, systemText } from './system-text';
import type { AgentPorts } from './turn-state';

/** The heads of a release under one profile: equal for every person, session, day and machine. */
export function buildHeads(
  skills: SkillCatalogue,
  tools: ReadonlyMap<string, Tool>,
  profile: Profile,
  tokens: (text: string) => number,
): AgentPorts['heads'] {
  const text = systemText(skills.list());
  const all = toolSchemas(tools.values());
  // Endpoints that don't take a schema are told it; it is part of the small calls' heads either way.
  const stating = (words: string, format: string) =>
    profile.jsonSchema ? words : `${words}\n\nThe schema:\n${format}`;
  return {
    full: buildHead(text, all, profile, tokens),
    withoutMemory: buildHead(
      text,
      all.filter((tool) => !MEMORY_TOOLS.has(tool.name)),
      profile,
      tokens,
    ),
    planner: buildHead(stating(PLANNER_TEXT, PLAN_FORMAT), [], profile, tokens),
    curator: buildHead(stating(CURATOR_TEXT, CURATOR_FORMAT), [], profile, tokens),
  };
}
