/**
 * JSON text with object keys in sorted order, so that equal values give equal bytes whatever order they were built in.
 * Only for what we make ourselves (tool schemas); what a model or a person sent is never serialised again.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}
