import type { Profile } from '@/lib/model/profile';
import type { Finding, ProbeName } from './finding';

/** A profile held against what was found: the probes whose finding it contradicts. */
export type Fit = { profile: string; against: ProbeName[] };

/** What a profile counts on and the endpoint was seen not to do. Nothing unclear speaks against one. */
export function fitOf(profile: Profile, findings: readonly Finding[]): Fit {
  const refused = new Set(findings.filter((one) => one.answer === 'no').map((one) => one.probe));
  const needs: [ProbeName, boolean][] = [
    ['late_system', profile.lateSystem === 'inplace'],
    ['user_after_tool', profile.bridge === undefined],
    ['json_schema', profile.jsonSchema],
    ['streaming_usage', profile.streamUsage],
    ['tools', true],
    ['parallel_tools', true],
    ['tool_choice_none', true],
  ];
  return {
    profile: profile.name,
    against: needs.flatMap(([probe, needed]) => (needed && refused.has(probe) ? probe : [])),
  };
}

/**
 * The profiles that fit, those first that make use of most: late system messages in place, a schema, no bridge. Equal
 * ones keep their order.
 */
export function fittingProfiles(profiles: readonly Profile[], findings: readonly Finding[]): string[] {
  const uses = (profile: Profile) =>
    (profile.lateSystem === 'inplace' ? 4 : 0) + (profile.jsonSchema ? 2 : 0) + (profile.bridge === undefined ? 1 : 0);
  return profiles
    .filter((profile) => fitOf(profile, findings).against.length === 0)
    .sort((a, b) => uses(b) - uses(a))
    .map((profile) => profile.name);
}
