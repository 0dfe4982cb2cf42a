import { decode } from './decoded';
import { spellDigits } from './number-words';

/**
 * The ways in which a text can be read. Detection looks at all of them; what is stored is never one of them.
 */
const LOOKALIKES: Record<string, string> = {};
const pair = (from: string, to: string) => {
  const latin = [...to];
  for (const [i, char] of [...from].entries()) LOOKALIKES[char] = latin[i] ?? '';
};
pair('аеорсухіѕјһкмтвнАЕОРСУХІЅЈКМТВН', 'aeopcyxisjhkmtbhAEOPCYXISJKMTBH');
pair('οανρτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oavptuikABEZHIKMNOPTYX');
pair('‐‑‒–—―−﹘⁃', '---------');
pair('“”‘’′″', '""\'\'\'"');
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu');
const IGNORABLE = /\p{Default_Ignorable_Code_Point}|\u20E3/gu;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Blocks of decimal digits stand ten by ten, so a digit is worth how far it is from the start of its block. */
function digitValue(char: string): string {
  let code = char.codePointAt(0) ?? 0;
  let before = 0;
  while (before < 60 && /^\p{Nd}$/u.test(String.fromCodePoint(--code))) before++;
  return String(before % 10);
}

function plainReading(text: string): string {
  return text
    .normalize('NFKC')
    .replace(IGNORABLE, '')
    .replace(FOREIGN_DIGIT, digitValue)
    .replace(LOOKALIKE, (char) => LOOKALIKES[char] ?? char)
    .replace(/\s+/g, ' ')
    .trim();
}

const SPACED_LETTERS = /(?<![A-Za-z0-9])[A-Za-z](?:[ ._*|-][A-Za-z]){2,}(?![A-Za-z0-9])/g;
// Letters, digits and signs one by one; a row of digits alone is more likely a row of sizes.
const SPACED_SIGNS = /(?<!\S)(?=(?:\S )*?[A-Za-z] (?:\S )*?[A-Za-z] (?:\S )*?[A-Za-z])\S(?: \S){6,}(?!\S)/g;
const SPACED_HAN = /(?<=\p{Script=Han})[ ·.*_|/-]{1,2}(?=\p{Script=Han})/gu;

function joinedReading(text: string): string {
  return text.replace(SPACED_LETTERS, (run) => run.replace(/[ ._*|-]/g, '')).replace(SPACED_HAN, '');
}

// O for 0 and l for 1, only inside what is mostly digits already.
const DIGIT_LIKE = /(?<![A-Za-z0-9])(?=(?:[OoIl -]*\d){4})[\dOoIl](?:[ -]?[\dOoIl]){7,}(?![A-Za-z0-9])/g;
const SAID_SEPARATOR = /(?<=\d) ?(?:空格|横杠|橫槓|杠|槓|dash|hyphen|space|dot|点|點|ー|～|〜) ?(?=\d)/gi;
const SAID_PARTS =
  /(?<=\d)[ ,，、:。]{0,2}(?:中间|中間|然后|然後|接着|接著|后面|後面|再|最后|最後|后四位|後四碼|末四码|跟着|then|and then|followed by)[ ,，:是]{0,3}(?=\d)/gi;

function digitReading(text: string): string {
  return text
    .replace(DIGIT_LIKE, (run) => run.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'))
    .replace(/(?<=\d) ?<[^<>]{1,12}> ?(?=\d)/g, '-')
    .replace(SAID_SEPARATOR, '-')
    .replace(SAID_PARTS, '-');
}

/** Distinct readings of a text, the plainest first. */
export function readings(text: string): string[] {
  const plain = plainReading(text);
  const joined = joinedReading(plain);
  const spelled = spellDigits(plain);
  const decoded = decode(plain);
  const signs = plain.replace(SPACED_SIGNS, (run) => run.replaceAll(' ', ''));
  const all = [plain, joined, signs, spelled, spellDigits(joined), digitReading(spelled)];
  if (decoded !== plain) {
    const inner = plainReading(decoded);
    all.push(inner, spellDigits(inner));
  }
  return [...new Set(all)];
}
