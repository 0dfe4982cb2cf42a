/**
 * A pure function that keeps its last `most` answers: each call of a session reads all its messages again, and nearly all
 * of them were read before.
 */
export function remembering<A extends readonly unknown[], R>(
  compute: (...args: A) => R,
  keyOf: (...args: A) => string,
  most = 500,
): (...args: A) => R {
  const known = new Map<string, { answer: R }>();
  return (...args) => {
    const key = keyOf(...args);
    const found = known.get(key);
    if (found !== undefined) return found.answer;
    const answer = compute(...args);
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    known.set(key, { answer });
    return answer;
  };
}
