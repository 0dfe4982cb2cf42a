// The three flags that Unicode recommends with tag characters: England, Scotland, Wales.
const FLAG =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;
const HIDING =
  /[\u{E0000}-\u{E007F}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2}|[\u200B-\u200D\u2060-\u2064\u00AD\u180E\uFEFF]{4}/u;

/** Characters that carry text which a person doesn't see: tags, direction overrides, runs of selectors. Takes the raw text. */
export function hasHiddenText(raw: string): boolean {
  return HIDING.test(raw.replace(FLAG, ''));
}
