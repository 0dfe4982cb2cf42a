import { expect, type Locator, type Page } from '@playwright/test';

/** The words on screen that the tests go by, in both languages. */
export const words = {
  'zh-CN': {
    message: '你的消息',
    stop: '停止',
    newChat: '新对话',
    list: '最终清单',
    next: '接下来可以说',
    comparison: '对比表，可左右滚动',
    notices: /记住了：.*镍/,
    searched: '搜索',
  },
  en: {
    message: 'Your message',
    stop: 'Stop',
    newChat: 'New chat',
    list: 'Final list',
    next: 'What you could say next',
    comparison: 'Comparison table, scrolls sideways',
    notices: /Remembered: .*nickel/,
    searched: 'Searched',
  },
} as const;

export type Words = (typeof words)[keyof typeof words];

export function composer(page: Page, say: Words): Locator {
  return page.getByRole('textbox', { name: say.message });
}

/** Sends a message and waits until it is answered; gives the turn. */
export async function ask(page: Page, say: Words, text: string): Promise<Locator> {
  const turns = page.getByRole('article');
  const before = await turns.count();
  await composer(page, say).fill(text);
  await composer(page, say).press('Enter');
  await expect(turns).toHaveCount(before + 1);
  await expect(page).toHaveURL(/\/chat\/[a-z0-9]+$/);
  await expect(page.getByRole('button', { name: say.stop })).toBeHidden({ timeout: 30_000 });
  return turns.last();
}
