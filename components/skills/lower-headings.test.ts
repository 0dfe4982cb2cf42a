import { expect, it } from 'vitest';
import { lowerHeadings } from './lower-headings';

it('puts headings two levels lower and leaves the rest alone', () => {
  expect(lowerHeadings('# One\n\ntext # no\n## Two\n### Three\n#hash')).toBe(
    '### One\n\ntext # no\n#### Two\n**Three**\n#hash',
  );
});

it('leaves code alone', () => {
  expect(lowerHeadings('```\n# a comment\n```\n# b')).toBe('```\n# a comment\n```\n### b');
});
