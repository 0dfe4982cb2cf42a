import { buildHeads } from '@/lib/agent/heads';
import { READER_FORMAT } from '@/lib/agent/reader';
import { systemClock } from '@/lib/clock';
import { environment } from '@/lib/env';
import { fitOf, fittingProfiles } from '@/lib/model/check/fit';
import { firstContact, type ProbeScene, runProbes } from '@/lib/model/check/probes';
import { type ConnectedModel, connectModel } from '@/lib/model/connect';
import { profileNamed, profileNames } from '@/lib/model/profiles/choose';
import { countTokens } from '@/lib/model/tokens';
import { readSkillCatalogue } from '@/lib/skills/catalogue';
import { allTools } from '@/lib/tools/registry';

/** One sentence for each way of not getting an answer at all. */
const NO_CONTACT: Partial<Record<string, string>> = {
  model_unreachable: 'Nothing answers at that address: check OPENAI_BASE_URL and the network.',
  model_timeout: 'The endpoint was reached and did not answer in time.',
  model_refused_key: 'The endpoint refused the key: check OPENAI_API_KEY and the account.',
  model_rejected_request:
    'The endpoint refused even the plainest request: check MODEL and OPENAI_BASE_URL (most end in /v1).',
  model_rate_limited: 'The endpoint takes no more requests at the moment: try again later.',
};

/**
 * Asks the configured endpoint, line by line, what it takes, with the very heads that a session sends; and says which
 * profile fits. Exit code 1 when the endpoint can't be talked to or the chosen profile doesn't fit.
 */
async function main(): Promise<number> {
  let connected: ConnectedModel;
  try {
    connected = await connectModel({ ...environment(), DEMO_PACE_MS: 0 }, systemClock);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'the model could not be connected'}\n`);
    return 1;
  }
  try {
    return await check(connected);
  } finally {
    await connected.close();
  }
}

async function check(connected: ConnectedModel): Promise<number> {
  const { profile, label } = connected;
  const scene = sceneOf(connected);
  const failure = await firstContact(scene);
  if (failure !== null) {
    const told = NO_CONTACT[failure.code] ?? `The endpoint failed (${failure.code.replaceAll('_', ' ')}).`;
    process.stderr.write(`${label.name}: ${told}\n`);
    return 1;
  }
  process.stdout.write(`${label.name}\n`);
  const findings = await runProbes(scene, ({ probe, answer, told }) => {
    process.stdout.write(`  ${probe.replaceAll('_', ' ').padEnd(20)}${answer.padEnd(9)}${told}\n`);
  });
  const { against } = fitOf(profile, findings);
  const fitting = fittingProfiles(profileNames.map(profileNamed), findings);
  if (against.length === 0) process.stdout.write(`\nThe profile in use, "${profile.name}", fits.`);
  else {
    const what = against.map((probe) => probe.replaceAll('_', ' ')).join(', ');
    process.stdout.write(`\nThe profile in use, "${profile.name}", does not fit: ${what}.`);
  }
  process.stdout.write(` Fitting, fullest first: ${fitting.join(', ') || 'none'}. MODEL_PROFILE chooses one.\n`);
  return against.length === 0 ? 0 : 1;
}

function sceneOf(connected: ConnectedModel): ProbeScene {
  const { portWith, model, profile } = connected;
  const skills = readSkillCatalogue(process.cwd());
  // Only their schemas are sent; no call of the probes is ever carried out.
  const tools = allTools(() =>
    Promise.resolve({ verdict: { accepted: false, reason: 'invalid', detector: null }, saved: null }),
  );
  const heads = buildHeads(skills, tools, profile, countTokens);
  const longText = skills
    .list()
    .map((skill) => skill.body)
    .join('\n');
  return { portWith, model, profile, main: heads.full, reader: heads.reader, readerFormat: READER_FORMAT, longText };
}

process.exitCode = await main();
