import { expect, test } from 'vitest';
import { profileNamed } from '@/lib/model/profiles/choose';
import type { Finding, ProbeName } from './finding';
import { fitOf, fittingProfiles } from './fit';

const found = (probe: ProbeName, answer: Finding['answer']): Finding => ({ probe, answer, told: '' });
const openai = profileNamed('openai');
const plain = profileNamed('plain');
const mistral = profileNamed('mistral');

test('what a profile counts on and the endpoint refused speaks against it', () => {
  const findings = [found('late_system', 'no'), found('json_schema', 'no'), found('images', 'no')];
  expect(fitOf(openai, findings)).toEqual({ profile: 'openai', against: ['late_system', 'json_schema'] });
  expect(fitOf(plain, findings).against).toEqual([]);
});

test('what is unclear speaks against nothing', () => {
  const findings = [found('late_system', 'unclear'), found('tools', 'unclear')];
  expect(fitOf(openai, findings).against).toEqual([]);
});

test('an endpoint without tools fits no profile', () => {
  expect(fittingProfiles([openai, plain, mistral], [found('tools', 'no')])).toEqual([]);
});

test('the fullest that fits comes first', () => {
  expect(fittingProfiles([plain, mistral, openai], [])).toEqual(['openai', 'mistral', 'plain']);
  expect(fittingProfiles([plain, mistral, openai], [found('user_after_tool', 'no')])).toEqual(['mistral']);
});
