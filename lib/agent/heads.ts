import { buildHead } from '@/lib/context/head';
import type { Profile } from '@/lib/model/profile';
import type { SkillCatalogue } from '@/lib/skills/skill';
import { toolSchemas } from '@/lib/tools/registry';
import type { Tool } from '@/lib/tools/tool';
import { MEMORY_TOOLS } from './open-turn';
import { READER_FORMAT, READER_TEXT } from './reader';
import { systemText } from './system-text';
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
  const reader = profile.jsonSchema ? READER_TEXT : `${READER_TEXT}\n\nThe schema:\n${READER_FORMAT}`;
  return {
    full: buildHead(text, all, profile, tokens),
    withoutMemory: buildHead(
      text,
      all.filter((tool) => !MEMORY_TOOLS.has(tool.name)),
      profile,
      tokens,
    ),
    reader: buildHead(reader, [], profile, tokens),
  };
}
