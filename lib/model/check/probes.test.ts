import { inflateSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '@/lib/clock';
import { buildHead } from '@/lib/context/head';
import { type ConnectedModel, connectModel } from '@/lib/model/connect';
import { countTokens } from '@/lib/model/tokens';
import { fitOf } from './fit';
import { pictureUrl } from './picture-url';
import { firstContact, type ProbeScene, runProbes } from './probes';

const opened: ConnectedModel[] = [];
afterEach(async () => {
  for (const model of opened.splice(0)) await model.close();
});

const base = {
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  MODEL: undefined,
  FAST_MODEL: undefined,
  MODEL_PROFILE: undefined,
  DEMO_PROFILE: undefined,
  DEMO_PACE_MS: 0,
};

async function scene(some: Partial<Parameters<typeof connectModel>[0]>): Promise<ProbeScene> {
  const connected = await connectModel({ ...base, ...some }, systemClock);
  opened.push(connected);
  const { portWith, model, profile } = connected;
  const tool = { name: 'item_search', description: 'finds offers', parameters: { type: 'object', properties: {} } };
  const head = (text: string) => buildHead(text, [tool], profile, countTokens);
  const rules = Array.from({ length: 300 }, (_, n) => `Rule ${n}: answer briefly.`).join('\n');
  const longText = Array.from({ length: 200 }, (_, n) => `Line ${n} of what was said.`).join('\n');
  const readerFormat = JSON.stringify({
    type: 'json_schema',
    json_schema: { name: 'reading', schema: { type: 'object', properties: {} } },
  });
  return { portWith, model, profile, main: head(rules), reader: head('Read.'), readerFormat, longText };
}

async function answers(profile: string): Promise<Record<string, string>> {
  const made = await scene({ DEMO_PROFILE: profile });
  const findings = await runProbes(made, () => {});
  // The demo model that follows a profile must be seen as what it is.
  const { against } = fitOf(made.profile, findings);
  expect(against.filter((probe) => probe !== 'json_schema')).toEqual([]);
  return Object.fromEntries(findings.map((one) => [one.probe, one.answer]));
}

test('an endpoint that takes everything in place is seen so', async () => {
  const found = await answers('openai');
  expect(found).toMatchObject({ streaming_usage: 'yes', cached_tokens: 'yes', late_system: 'yes', images: 'yes' });
  expect(found).toMatchObject({ parallel_tools: 'yes', tool_choice_none: 'yes', user_after_tool: 'yes' });
});

test('refusals of roles and of a schema are seen, each where the profile has it', async () => {
  expect(await answers('vllm')).toMatchObject({ late_system: 'no', user_after_tool: 'yes' });
  expect(await answers('mistral')).toMatchObject({ late_system: 'no', user_after_tool: 'no', streaming_usage: 'yes' });
  expect(await answers('deepseek')).toMatchObject({ late_system: 'no', json_schema: 'no', cached_tokens: 'yes' });
});

test('an endpoint that nobody serves is told at first contact', async () => {
  const nobody = await scene({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', MODEL: 'm' });
  expect(await firstContact(nobody)).toMatchObject({ kind: 'failed', code: 'model_unreachable' });
  expect(await firstContact(await scene({}))).toBeNull();
});

test('the probing picture is a whole PNG', () => {
  const png = Buffer.from(pictureUrl().split(',')[1] ?? '', 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const at = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect(pixels).toHaveLength(32 * (1 + 32 * 3));
  // The end chunk's sum is a constant of the format.
  expect(png.subarray(-4).toString('hex')).toBe('ae426082');
});
