import type { Clock } from '@/lib/clock';
import type { Environment } from '@/lib/env';
import { respond } from './demo/brain';
import { DEMO_MODEL, startDemoModel } from './demo/server';
import { openaiModel } from './openai';
import type { ModelPort } from './port';
import type { Profile } from './profile';
import { chooseProfile, profileNamed } from './profiles/choose';

/** The model that the app talks to, and what there is to know of it. */
export type ConnectedModel = {
  port: ModelPort;
  /** The same endpoint under another profile: for probing what it takes. */
  portWith(profile: Profile): ModelPort;
  /** Name for the main thread. */
  model: string;
  /** Name for small calls (planner, curator, summaries); the main one when none is set. */
  fastModel: string;
  profile: Profile;
  /** What a person is told: the built-in demo model, or the name of the model and its host. */
  label: { kind: 'demo' | 'endpoint'; name: string };
  /** Stops the demo server; does nothing for an endpoint. */
  close(): Promise<void>;
};

const OPENAI_URL = 'https://api.openai.com/v1';
/** With a key for OpenAI and no MODEL. */
const OPENAI_MODEL = 'gpt-5.4-mini';

/** What of the environment decides about the model. */
export type ModelEnvironment = Pick<
  Environment,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'MODEL' | 'FAST_MODEL' | 'MODEL_PROFILE' | 'DEMO_PROFILE' | 'DEMO_PACE_MS'
>;

/**
 * Connects to the endpoint that the environment names by a key or an address; without either, starts the demo model
 * and talks to it through the same adapter. Throws an error that names the variable when one can't be used.
 */
export async function connectModel(environment: ModelEnvironment, clock: Clock): Promise<ConnectedModel> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = environment;
  if (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined) return connectDemo(environment, clock);
  const baseURL = OPENAI_BASE_URL ?? OPENAI_URL;
  const { host } = new URL(baseURL);
  const model = environment.MODEL ?? (host === new URL(OPENAI_URL).host ? OPENAI_MODEL : undefined);
  if (model === undefined) throw new Error(`MODEL must name the model to use at ${host}.`);
  const name = environment.MODEL_PROFILE;
  const profile = naming('MODEL_PROFILE', () =>
    chooseProfile({ ...(name === undefined ? {} : { name }), baseURL, model }),
  );
  const portWith = (some: Profile) => openaiModel({ baseURL, apiKey: OPENAI_API_KEY ?? null, profile: some, clock });
  return {
    port: portWith(profile),
    portWith,
    model,
    fastModel: environment.FAST_MODEL ?? model,
    profile,
    label: { kind: 'endpoint', name: `${model} · ${host}` },
    close: async () => undefined,
  };
}

async function connectDemo(environment: ModelEnvironment, clock: Clock): Promise<ConnectedModel> {
  const profile = naming('DEMO_PROFILE', () => profileNamed(environment.DEMO_PROFILE ?? 'openai'));
  const demo = await startDemoModel({ profile, paceMs: environment.DEMO_PACE_MS, clock, brain: respond });
  const portWith = (some: Profile) => openaiModel({ baseURL: demo.baseURL, apiKey: null, profile: some, clock });
  return {
    port: portWith(profile),
    portWith,
    model: DEMO_MODEL,
    fastModel: DEMO_MODEL,
    profile,
    label: { kind: 'demo', name: DEMO_MODEL },
    close: () => demo.close(),
  };
}

/** Puts the variable's name before an error about its value. */
function naming<T>(variable: string, choose: () => T): T {
  try {
    return choose();
  } catch (error) {
    throw new Error(`${variable}: ${(error as Error).message}`, { cause: error });
  }
}
