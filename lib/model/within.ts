/** How a wait ended. A rejection of the promise itself is thrown. */
export type Waited<T> = { kind: 'value'; value: T } | { kind: 'timeout' } | { kind: 'aborted' };

/** Waits for a promise, at most `ms` and no longer than the signal allows. What comes later is dropped in silence. */
export async function within<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<Waited<T>> {
  promise.catch(() => undefined);
  if (signal.aborted) return { kind: 'aborted' };
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  try {
    return await Promise.race([
      promise.then((value): Waited<T> => ({ kind: 'value', value })),
      new Promise<Waited<T>>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'timeout' }), ms);
        onAbort = () => resolve({ kind: 'aborted' });
        signal.addEventListener('abort', onAbort, { once: true });
      }),
    ]);
  } finally {
    clearTimeout(timer);
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}
