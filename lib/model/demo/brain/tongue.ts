export type Tongue = 'zh' | 'en';

/** The language to answer in: that of the newest words that have one; Chinese when none has any letters. */
export function tongueOf(words: readonly string[]): Tongue {
  for (const text of words.toReversed()) {
    if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return 'en';
    if (/\p{Script=Han}/u.test(text)) return 'zh';
    // A size, a sign or a number alone says nothing of the language.
    if (/\p{L}{3,}/u.test(text)) return 'en';
  }
  return 'zh';
}
