/** Latin, Cyrillic and Greek words of a text, lower case, by their stems. */
const WORD =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’]*/gu;

export function latinWords(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));
}

/** Without plural, tense and possessive; good enough to compare two English words, not to print one. */
export function stem(word: string): string {
  return word
    .replace(/'(?:s|re|m|ve|ll|d)$/, '')
    .replaceAll("'", '')
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$|(?<=[^s]{2}[^s])s$|(?<=[^s][aeo])s$/, '')
    .replace(/(?<=.{3})(?:ing|ly)$|(?<=.{2})ed$/, '')
    .replace(/(?<=.{2})e$/, '')
    .replace(/(?<=.{2})y$/, 'i');
}
