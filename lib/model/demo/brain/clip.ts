/** At most `length` UTF-16 units, cut between characters. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const char of text) {
    if (kept.length + char.length > length - 1) break;
    kept += char;
  }
  return `${kept}…`;
}
