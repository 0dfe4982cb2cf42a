import type { Profile } from '@/lib/model/profile';
import { alternatingProfile } from './alternating';
import { anthropicProfile } from './anthropic';
import { dashscopeProfile } from './dashscope';
import { dashscopeExplicitProfile } from './dashscope-explicit';
import { deepseekProfile } from './deepseek';
import { mistralProfile } from './mistral';
import { moonshotProfile } from './moonshot';
import { openaiProfile } from './openai';
import { openai56Profile } from './openai-56';
import { plainProfile } from './plain';
import { vllmProfile } from './vllm';

const ALL: readonly Profile[] = [
  openaiProfile,
  openai56Profile,
  dashscopeProfile,
  dashscopeExplicitProfile,
  deepseekProfile,
  anthropicProfile,
  moonshotProfile,
  vllmProfile,
  mistralProfile,
  alternatingProfile,
  plainProfile,
];

export const profileNames: readonly string[] = ALL.map((profile) => profile.name);

/** The profile of that name; throws an error that lists the known names. */
export function profileNamed(name: string): Profile {
  const found = ALL.find((profile) => profile.name === name.toLowerCase());
  if (found) return found;
  throw new Error(`There is no model profile called "${name}". Known ones: ${profileNames.join(', ')}.`);
}

const HOSTS: readonly [RegExp, Profile][] = [
  [/(^|\.)dashscope(-[a-z]+)?\.aliyuncs\.com$|\.maas\.aliyuncs\.com$/, dashscopeProfile],
  [/(^|\.)deepseek\.com$/, deepseekProfile],
  [/(^|\.)anthropic\.com$/, anthropicProfile],
  [/(^|\.)(moonshot\.(cn|ai)|kimi\.com)$/, moonshotProfile],
  [/(^|\.)mistral\.ai$/, mistralProfile],
];

/**
 * The profile for an endpoint: the named one, else by the address's host and the model's name. No address means
 * OpenAI's own. Throws for an unknown name.
 */
export function chooseProfile(endpoint: { name?: string; baseURL?: string; model?: string }): Profile {
  if (endpoint.name !== undefined) return profileNamed(endpoint.name);
  const host = endpoint.baseURL === undefined ? 'api.openai.com' : new URL(endpoint.baseURL).hostname.toLowerCase();
  const model = (endpoint.model ?? '').toLowerCase();
  if (/(^|\.)openai\.(azure\.)?com$/.test(host)) return hasBreakpoints(model) ? openai56Profile : openaiProfile;
  const known = HOSTS.find(([pattern]) => pattern.test(host));
  if (known) return known[1];
  return /mistral|ministral|magistral|devstral|codestral|mixtral|gemma/.test(model) ? alternatingProfile : plainProfile;
}

/** GPT-5.6 and later cache by breakpoints. */
function hasBreakpoints(model: string): boolean {
  const version = /(?:^|\/)gpt-(\d+)(?:\.(\d+))?(?!\d|o)/.exec(model);
  if (!version) return false;
  const major = Number(version[1]);
  return major > 5 || (major === 5 && Number(version[2] ?? 0) >= 6);
}
