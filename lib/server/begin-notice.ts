import { safePath } from './begin';

/** Shown before anything is known of the visitor, their language included: both languages, no script, no cookie. */
const NOTICES = {
  cookies: {
    // Not an error of the visitor's: whatever waits for this site to answer must not take it for one that is down.
    status: 200,
    zh: [
      '需要启用 Cookie',
      '购物对话和您的偏好靠一个 Cookie 认出您。请在浏览器里允许本站的 Cookie，然后再试一次。',
      '再试一次',
    ],
    en: [
      'Cookies are needed',
      'One cookie is how your chats and preferences find you again. Allow cookies for this site, then try again.',
      'Try again',
    ],
  },
  unavailable: {
    status: 503,
    zh: ['暂时打不开', '数据库现在没有回应。您什么也没有丢；请稍后再试。', '再试一次'],
    en: [
      'Not open right now',
      'The database does not answer at the moment. Nothing is lost; please try again soon.',
      'Try again',
    ],
  },
} as const;

export function beginNotice(kind: keyof typeof NOTICES, to: string | null): Response {
  const { status, zh, en } = NOTICES[kind];
  const again = escapeHtml(safePath(to));
  const block = (lang: string, [title, text, action]: readonly [string, string, string]) =>
    `<section lang="${lang}"><h1>${title}</h1><p>${text}</p><p><a href="${again}">${action}</a></p></section>`;
  const style =
    ':root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 24px}' +
    'h1{font-size:1.25rem}section+section{margin-top:2.5rem}a{color:inherit}';
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>ShoppingX</title><style>${style}</style></head><body><main>${block('zh-CN', zh)}${block('en', en)}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
