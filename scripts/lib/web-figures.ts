import type { Browser, Page } from 'playwright';

/** Sizes are kB (1,000 bytes) as they came over the wire; times are milliseconds; a layout shift has no unit. */
export type LoadFigures = { lcpMs: number; layoutShift: number; scriptKb: number };
export type TurnFigures = { layoutShift: number; inputToPaintMs: number };

type Observed = { lcp: number; shift: number; longestInput: number };
type ObservedWindow = Window & { observed: Observed };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page before its own scripts: what the browser itself notes about painting. */
function observe(): void {
  const observed: Observed = { lcp: 0, shift: 0, longestInput: 0 };
  (window as unknown as ObservedWindow).observed = observed;
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  };
  watch('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) observed.shift += (entry as Shift).value;
  });
  const input = (entry: PerformanceEntry) => {
    observed.longestInput = Math.max(observed.longestInput, entry.duration);
  };
  watch('event', input, { durationThreshold: 16 });
}

const observedIn = (page: Page) => page.evaluate(() => (window as unknown as ObservedWindow).observed);

/** A visitor with an empty cache who is known already: the two redirects of the very first visit are not the page. */
async function freshPage(browser: Browser, address: string): Promise<Page> {
  const known = await browser.newContext();
  await (await known.newPage()).goto(address);
  const storageState = await known.storageState();
  await known.close();
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(observe);
  return context.newPage();
}

/** Loads `/` once with nothing cached. */
export async function measureLoad(browser: Browser, address: string): Promise<LoadFigures> {
  const page = await freshPage(browser, address);
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const { lcp, shift } = await observedIn(page);
  await page.context().close();
  return { lcpMs: lcp, layoutShift: shift, scriptKb: bytes / 1_000 };
}

/** Types a message, sends it and watches the answer come: the slowest key and every jump of the layout. */
export async function measureTurn(browser: Browser, address: string): Promise<TurnFigures> {
  const page = await freshPage(browser, address);
  await page.goto(address, { waitUntil: 'networkidle' });
  const composer = page.getByRole('textbox').last();
  await composer.pressSequentially('noise cancelling headphones under 500 yuan, not Sony', { delay: 30 });
  await composer.press('Enter');
  await page.waitForURL(/\/chat\//);
  await composer.pressSequentially('and cheaper ones, please', { delay: 60 });
  await settled(page);
  const { shift, longestInput } = await observedIn(page);
  await page.context().close();
  return { layoutShift: shift, inputToPaintMs: longestInput };
}

/** Waits until the page's text has stood still for two seconds. */
async function settled(page: Page): Promise<void> {
  let before: string | null = '';
  for (let still = 0; still < 4; ) {
    await page.waitForTimeout(500);
    const now = await page.locator('main').textContent();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
