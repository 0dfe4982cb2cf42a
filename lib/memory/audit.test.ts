import { expect, it } from 'vitest';
import { auditFacts, countReasons } from './audit';
import { parseDeployerPatterns } from './deployer-patterns';

const fact = (key: string, value: string) => ({ key, value, category: 'preference' as const });

it('hides what today’s gate refuses, and tells how many by reason only', () => {
  const phone = ['139', '1234', '5678'].join(' ');
  const facts = [fact('style', 'plain'), fact('note', phone), fact('other', `call ${phone}`), fact('role', 'admin')];
  const { shown, hidden } = auditFacts(facts);
  expect(shown).toEqual([fact('style', 'plain')]);
  const counts = countReasons(hidden);
  expect(counts).toEqual([
    { reason: 'sensitive_data', count: 2 },
    { reason: 'instruction_like_content', count: 1 },
  ]);
  expect(JSON.stringify(counts)).not.toMatch(/139|admin/);
});

it('goes by the deployment’s own patterns as well', () => {
  const deployer = parseDeployerPatterns('[{"name":"club","pattern":"club \\\\d+","flags":"i"}]');
  const { shown, hidden } = auditFacts([fact('a', 'Club 12'), fact('b', 'no wool')], deployer);
  expect([shown.length, hidden.length]).toEqual([1, 1]);
});
