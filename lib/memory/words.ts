/** Latin, Cyrillic and Greek words of a text, lower case, by their stems. */
const WORD =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’]*/gu;

export function latinWords(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));
}

/** Without plural, tense and possessive; good enough to compare two English words, not to print one. */
export function stem(word: string): string {
  const bare = word.replace(/'(?:s|re|m|ve|ll|d)$/, '').replaceAll("'", '');
  if (bare.length <= 4) return bare.replace(/(?<=[^s]{3})s$/, '');
  return bare.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e|ly)$/, '');
}
