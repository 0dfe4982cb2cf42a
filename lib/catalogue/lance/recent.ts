/**
 * `ask` with its newest answers kept by key. People search for the same words again and again with other prices and
 * exclusions, which aren't the index's affair. A question that failed is asked anew.
 */
export function recent<T>(size: number, ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const answer = kept.get(key) ?? ask(key);
    // Set again, it becomes the youngest: a Map keeps the order of insertion.
    kept.delete(key);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    const oldest = kept.keys().next();
    if (kept.size > size && !oldest.done) kept.delete(oldest.value);
    return answer;
  };
}
