/** A stream said nothing for longer than it may. */
export class Silence extends Error {}

/** Passes items on; throws `Silence` when the next one takes longer than `ms`. */
export async function* withPatience<T>(items: AsyncIterable<T>, ms: number): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  while (true) {
    const next = await within(iterator.next(), ms);
    if (next.done) return;
    yield next.value;
  }
}

async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), ms);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
