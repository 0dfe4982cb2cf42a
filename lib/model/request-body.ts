import type { ModelRequest } from './port';
import type { Profile } from './profile';

/**
 * The exact body of one chat completion request: text joined from wires, nothing parsed and written again. Everything
 * fixed comes first, then the messages, then what may differ between two calls of a session. So the body of a shorter
 * log, up to the end of its last message, is a byte prefix of the body of a longer one.
 */
export function requestBody(request: ModelRequest, profile: Profile): string {
  const fields = [`"model":${JSON.stringify(request.model)}`, '"stream":true'];
  if (profile.streamUsage) fields.push('"stream_options":{"include_usage":true}');
  fields.push(`"${profile.maxTokensField}":${request.maxTokens}`);
  if (profile.thinkingField) fields.push(request.thinking ? profile.thinkingField.on : profile.thinkingField.off);
  if (profile.cacheKey && request.cacheKey !== null) {
    fields.push(`"prompt_cache_key":${JSON.stringify(request.cacheKey)}`);
  }
  if (request.tools !== null) fields.push(`"tools":${request.tools}`);
  if (request.responseFormat !== null && profile.jsonSchema) {
    fields.push(`"response_format":${request.responseFormat}`);
  }
  fields.push(`"messages":[${bridged(request.messages, profile.bridge).join(',')}]`);
  // After the messages, since it changes within a session. `auto` is what every endpoint does by itself; a choice
  // without tools is refused by several.
  if (request.tools !== null && request.toolChoice !== 'auto') fields.push(`"tool_choice":"${request.toolChoice}"`);
  return `{${fields.join(',')}}`;
}

/** Puts the profile's bridge wherever a user message follows a tool or user message. */
function bridged(wires: readonly string[], bridge: string | undefined): readonly string[] {
  if (bridge === undefined) return wires;
  const result: string[] = [];
  let before = '';
  for (const wire of wires) {
    const role = roleOf(wire);
    if (role === 'user' && (before === 'tool' || before === 'user')) result.push(bridge);
    result.push(wire);
    before = role;
  }
  return result;
}

function roleOf(wire: string): string {
  const quick = /^\{"role":"([a-z]+)"/.exec(wire);
  return quick?.[1] ?? (JSON.parse(wire) as { role: string }).role;
}
