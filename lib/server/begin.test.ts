import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BeginVisit, beginPath, beginStep, PROBE_COOKIE, safePath } from './begin';
import { beginNotice } from './begin-notice';

const stranger: BeginVisit = {
  to: '/chat/abc',
  probed: false,
  hasProbeCookie: false,
  isKnown: false,
  isPrefetch: false,
};

describe('beginStep', () => {
  it('tries a cookie before it makes anybody', () => {
    expect(beginStep(stranger, false)).toMatchObject({
      step: 'probe',
      location: '/api/auth/begin?to=%2Fchat%2Fabc&probed=1',
    });
  });

  it('makes a person when the cookie came back, and clears it', () => {
    const next = beginStep({ ...stranger, probed: true, hasProbeCookie: true }, true);
    expect(next).toMatchObject({ step: 'create', location: '/chat/abc' });
    expect('cookie' in next && next.cookie).toMatch(new RegExp(`^${PROBE_COOKIE}=; Max-Age=0.*HttpOnly.*Secure$`));
  });

  it('makes nobody of a visitor who refuses cookies', () => {
    expect(beginStep({ ...stranger, probed: true }, false)).toEqual({ step: 'refused', location: '/chat/abc' });
  });

  it('makes nobody of a prefetch, whatever else is true of it', () => {
    expect(beginStep({ ...stranger, probed: true, hasProbeCookie: true, isPrefetch: true }, false)).toEqual({
      step: 'wait',
    });
  });

  it('sends someone known straight on', () => {
    expect(beginStep({ ...stranger, isKnown: true, hasProbeCookie: true }, false)).toEqual({
      step: 'go',
      location: '/chat/abc',
    });
  });
});

describe('safePath', () => {
  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/api/auth/begin?to=/',
    'chat/x',
    '',
    `/${'x'.repeat(3_000)}`,
  ])('leads %j to the first page', (to) => {
    expect(safePath(to)).toBe('/');
  });

  it('keeps a path of this site with its query', () => {
    expect(safePath('/chat/abc?q=耳机#x')).toBe('/chat/abc?q=%E8%80%B3%E6%9C%BA');
  });

  it('never leaves the site, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (to) => {
          const path = safePath(to);
          expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
          expect(path).not.toMatch(/[\r\n]/);
          expect(new URLSearchParams(beginPath(path).split('?')[1]).get('to')).toBe(path);
        },
      ),
    );
  });
});

describe('beginNotice', () => {
  it('tells in both languages what is needed, and never carries markup in from the address', async () => {
    const notice = beginNotice('cookies', '/x?a="><script>1</script>');
    const html = await notice.text();
    expect(notice.status).toBe(200);
    expect(html).toContain('Cookies are needed');
    expect(html).toContain('Cookie');
    expect(html).toMatch(/需要/);
    expect(html).not.toContain('<script>');
  });
});
