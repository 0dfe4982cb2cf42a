/** The system's Chromium for browser tests, or null: then Playwright looks for one of its own. */
export function findBrowser(): string | null;

/** Arguments that Chromium needs for the person who runs it. */
export function browserArguments(): string[];

/** Makes sure that there is a browser for tests: null, or one sentence on what is missing and what to type. */
export function obtainBrowser(): Promise<string | null>;
