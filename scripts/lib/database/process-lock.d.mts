/** Takes a lock that one living process at a time can hold: the function that gives it back, or null. */
export function takeLock(file: string): Promise<(() => void) | null>;
