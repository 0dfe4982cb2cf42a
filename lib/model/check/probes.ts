import type { Head } from '@/lib/context/head';
import { assistantWire, systemWire, toolWire, userWire } from '@/lib/context/wire';
import type { ModelPort } from '@/lib/model/port';
import type { Profile } from '@/lib/model/profile';
import { type Answer, ask } from './ask';
import { type Finding, failureFinding, type ProbeName } from './finding';
import { pictureUrl } from './picture-url';

/** What the probes are made of: the very heads that a session sends, so that what is probed is what will be sent. */
export type ProbeScene = {
  portWith(profile: Profile): ModelPort;
  model: string;
  profile: Profile;
  main: Head;
  reader: Head;
  readerFormat: string;
  /** A text of some 500 tokens or more, for a history that a cache can show. */
  longText: string;
};

type Probe = (scene: ProbeScene, port: ModelPort) => Promise<Finding>;
type Reply = Extract<Answer, { kind: 'reply' }>;

const WORDS = userWire('<words>降噪耳机，500 以内 (noise cancelling headphones)</words>');
const OK = assistantWire({ text: 'OK.', toolCalls: [], reasoning: null });
const CALLS = ['probe_1', 'probe_2'].map((id, at) => ({
  id,
  name: 'item_search',
  arguments: JSON.stringify({ query: at === 0 ? '降噪耳机' : 'headphones' }),
}));

/** The history of two calls made at once, and their results in order. */
const parallelThread = [
  WORDS,
  assistantWire({ text: '', toolCalls: CALLS, reasoning: null }),
  ...CALLS.map((call) => toolWire(call.id, 'no offers')),
];

/** Both kinds of late text at once: a history long enough to be seen in the cache, then a system message. */
const lateThread = (scene: ProbeScene, late: string) => [
  scene.main.wire,
  userWire(scene.longText),
  OK,
  WORDS,
  systemWire(late),
];

async function told(
  probe: ProbeName,
  asked: Promise<Answer>,
  read: (reply: Reply) => Omit<Finding, 'probe'>,
): Promise<Finding> {
  const answer = await asked;
  return answer.kind === 'failed' ? failureFinding(probe, answer) : { probe, ...read(answer) };
}

const streamingUsage: Probe = async ({ portWith, profile, model, reader }) => {
  const messages = [reader.wire, WORDS];
  const asked = await ask(portWith({ ...profile, streamUsage: true }), { model, messages });
  if (asked.kind === 'reply' && asked.usage) return { probe: 'streaming_usage', answer: 'yes', told: 'when asked for' };
  const unasked = await ask(portWith({ ...profile, streamUsage: false }), { model, messages });
  if (unasked.kind === 'reply' && unasked.usage) return { probe: 'streaming_usage', answer: 'yes', told: 'unasked' };
  if (asked.kind === 'failed') return failureFinding('streaming_usage', asked);
  return { probe: 'streaming_usage', answer: 'no', told: 'answers come without figures' };
};

const cachedTokens: Probe = async (scene, port) => {
  const request = { model: scene.model, messages: [scene.main.wire, WORDS], tools: scene.main.tools };
  await ask(port, request);
  return told('cached_tokens', ask(port, request), ({ usage }) => {
    if (!usage) return { answer: 'unclear', told: 'no figures to see it by' };
    const { cachedTokens: cached, promptTokens: prompt } = usage;
    if (cached === 0) return { answer: 'no', told: `none of ${prompt} tokens, asked twice alike` };
    return { answer: 'yes', told: `${cached} of ${prompt} tokens, asked a second time` };
  });
};

const lateSystem: Probe = async (scene, port) => {
  const { model, main } = scene;
  const first = await ask(port, { model, messages: lateThread(scene, '<memory>first</memory>'), tools: main.tools });
  if (first.kind === 'failed') return failureFinding('late_system', first);
  const messages = lateThread(scene, '<memory>another</memory>');
  return told('late_system', ask(port, { model, messages, tools: main.tools }), ({ usage }) => {
    const cached = usage?.cachedTokens ?? 0;
    if (!usage || cached === 0) return { answer: 'unclear', told: 'taken; whether it stays in place can not be seen' };
    // All but the end is alike. Moved to the front, the other text would part the two before the history.
    const inPlace = usage.promptTokens - cached < 300;
    if (inPlace) return { answer: 'yes', told: `taken, in its place: ${cached} of ${usage.promptTokens} tokens held` };
    return { answer: 'no', told: `taken, but moved: only ${cached} of ${usage.promptTokens} tokens held` };
  });
};

const tools: Probe = ({ model, main }, port) =>
  told('tools', ask(port, { model, messages: [main.wire, WORDS], tools: main.tools }), ({ calls }) => {
    const [call] = calls;
    return call ? { answer: 'yes', told: `called ${call.name}` } : { answer: 'unclear', told: 'taken, none called' };
  });

const parallelTools: Probe = ({ model, main }, port) =>
  told('parallel_tools', ask(port, { model, messages: [main.wire, ...parallelThread], tools: main.tools }), () => ({
    answer: 'yes',
    told: 'two calls at once with their results in order',
  }));

const toolChoiceNone: Probe = ({ model, main }, port) =>
  told(
    'tool_choice_none',
    ask(port, { model, messages: [main.wire, WORDS], tools: main.tools, toolChoice: 'none' }),
    ({ calls }) =>
      calls.length === 0 ? { answer: 'yes', told: 'no tool was called' } : { answer: 'no', told: 'a tool was called' },
  );

const userAfterTool: Probe = ({ model, main }, port) =>
  told(
    'user_after_tool',
    ask(port, { model, messages: [main.wire, ...parallelThread, WORDS], tools: main.tools }),
    () => ({ answer: 'yes', told: 'taken' }),
  );

const jsonSchema: Probe = ({ model, reader, readerFormat }, port) =>
  told('json_schema', ask(port, { model, messages: [reader.wire, WORDS], responseFormat: readerFormat }), ({ text }) =>
    followsSchema(text)
      ? { answer: 'yes', told: 'the answer follows it' }
      : { answer: 'no', told: 'taken, but the answer does not follow it' },
  );

const images: Probe = ({ model }, port) => {
  const content = [
    { type: 'text', text: '<words>like this one</words>' },
    { type: 'image_url', image_url: { url: pictureUrl() } },
  ];
  const messages = [systemWire('Answer in one word.'), JSON.stringify({ role: 'user', content })];
  return told('images', ask(port, { model, messages }), () => ({ answer: 'yes', told: 'taken' }));
};

/** The two parts that the small calls' schema demands. */
function followsSchema(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'plan' in parsed && 'facts' in parsed;
  } catch {
    return false;
  }
}

const ALL: readonly Probe[] = [
  streamingUsage,
  cachedTokens,
  lateSystem,
  tools,
  parallelTools,
  toolChoiceNone,
  userAfterTool,
  jsonSchema,
  images,
];

/** One after the other, so that what a cache shows is this probe's. Roles and schema are sent as they are, not adapted. */
export async function runProbes(scene: ProbeScene, said: (finding: Finding) => void): Promise<Finding[]> {
  const { bridge: _bridge, ...profile } = scene.profile;
  const port = scene.portWith({ ...profile, jsonSchema: true });
  const findings: Finding[] = [];
  for (const probe of ALL) {
    const finding = await probe(scene, port);
    said(finding);
    findings.push(finding);
  }
  return findings;
}

/** Whether anything answers at all: a failure of the plainest request, or null. */
export async function firstContact({ portWith, profile, model, reader }: ProbeScene) {
  const answer = await ask(portWith(profile), { model, messages: [reader.wire, WORDS] });
  return answer.kind === 'failed' ? answer : null;
}
