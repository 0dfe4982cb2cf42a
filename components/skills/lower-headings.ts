/**
 * A skill's text with its headings two levels lower, since it stands under the page's own: `#` becomes `###`, and what
 * would come out lower than `####` becomes a line in bold. Lines within a code fence stay as they are.
 */
export function lowerHeadings(markdown: string): string {
  let fenced = false;
  const lines = markdown.split('\n').map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    const heading = fenced ? null : /^(#{1,6}) +(.*)$/.exec(line);
    if (heading === null) return line;
    const [, marks = '', words = ''] = heading;
    return marks.length <= 2 ? `##${marks} ${words}` : `**${words}**`;
  });
  return lines.join('\n');
}
