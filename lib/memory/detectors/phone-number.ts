import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type DigitRun, digitRuns, digitsOf, isLadder, isTight, windows } from '../digit-runs';
import { maskExplained } from '../explained';

// How people cut eleven digits of a mainland number into groups.
const MAINLAND_CUTS = new Set([
  '11',
  '3-4-4',
  '3-8',
  '7-4',
  '4-4-3',
  '4-3-4',
  '3-3-5',
  '5-6',
  '6-5',
  '3-5-3',
  '3-4-2-2',
  '3-2-2-2-2',
]);
const NATIONAL_ZERO: CountryCode[] = ['CN', 'TW', 'GB', 'JP', 'KR', 'FR', 'DE', 'AU', 'IT', 'VN', 'TH', 'MY', 'ID'];
const CONTEXT =
  /(?:电话|電話|手机号码?|手機號?碼?|号码|號碼|联系(?:方式|我)?|联络|聯絡|致电|致電|拨打?|撥打?|打给|打給|座机|座機|市话|固话|传真|傳真|热线|短信|簡訊|\bcall\b|\b(?:tele)?phone\b|\btel\b|\bmobile\b|\bcell\b|\bfax\b|whats ?app|\btext\b|\bring\b|\bsms\b|\b(?:my|us|uk|hk|his|her|home|work|office|mobile) number\b|\bnumber is\b|\breach\b|\bdial\b|num[ée]ro|nummer|tel[ée]fono|telefon|handy|portable)/i;

const cut = (run: DigitRun) => run.groups.map((group) => group.length).join('-');
const isSingles = (run: DigitRun) => run.groups.every((group) => group.length === 1);
/** One kind of separator, or blanks and hyphens mixed: decimals have points between blanks. */
const isEven = (run: DigitRun) =>
  new Set(run.separators).size <= 1 || run.separators.every((separator) => /^[ ()-]{1,3}$/.test(separator));
const isPairs = (run: DigitRun) => run.groups.slice(0, -1).every((group) => group.length === 2);

function isMainland(run: DigitRun): boolean {
  const digits = digitsOf(run);
  if (!/^(?:(?:00)?86)?1[3-9]\d{9}$/.test(digits)) return false;
  if (!isEven(run) && !(isSingles(run) && run.separators.every((separator) => /^[ ,、-]{1,3}$/.test(separator))))
    return false;
  const national =
    digits.length === 11 ? run : { ...run, groups: run.groups.slice(/^(?:00)?86$/.test(run.groups[0] ?? '') ? 1 : 0) };
  const whole = national.groups.length === 1 && digits.endsWith(national.groups[0] ?? ' ');
  return (
    whole ||
    MAINLAND_CUTS.has(cut(national)) ||
    isSingles(national) ||
    (isPairs(national) && !isLadder(national.groups))
  );
}

/** With a country code: possible in that country's plan. Those of Hong Kong, Macau and Taiwan go without the plus too. */
function isInternational(run: DigitRun): boolean {
  if (/^8\d{10}$/.test(digitsOf(run)) && cut(run) === '1-3-3-2-2') return true;
  if (/^(?:00)?(?:85[23][235-9]\d{7}|8869\d{8})$/.test(digitsOf(run)) && isEven(run) && !isLadder(run.groups))
    return true;
  return run.plus && parsePhoneNumberFromString(`+${digitsOf(run)}`)?.isPossible() === true;
}

function isNorthAmerican(run: DigitRun, text: string): boolean {
  if (
    !/^(?:1-)?3-3-4$/.test(cut(run)) ||
    !isTight(run) ||
    run.separators.some((one) => /[,、/]/.test(one)) ||
    !/^1?[2-9]\d{2}[2-9]\d{6}$/.test(digitsOf(run))
  )
    return false;
  // Three numbers with blanks between them can be models: then a word stands right before them.
  const blanks = run.separators.every((separator) => separator === ' ');
  return !blanks || CONTEXT.test(text) || !/\p{L} ?$/u.test(text.slice(0, run.start));
}

function isNational(run: DigitRun): boolean {
  const digits = digitsOf(run);
  if (
    !digits.startsWith('0') ||
    !run.opens ||
    !isEven(run) ||
    run.separators.some((separator) => separator.includes('/'))
  )
    return false;
  return NATIONAL_ZERO.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() === true);
}

/** A telephone number: by its plan and grouping, or by the words around it. */
export function hasPhoneNumber(text: string): boolean {
  for (const run of digitRuns(text)) {
    for (const window of windows(run, 8, 15)) {
      if (isMainland(window) || isInternational(window) || isNorthAmerican(window, text)) return true;
    }
  }
  const masked = maskExplained(text);
  const context = CONTEXT.test(masked);
  for (const run of digitRuns(masked)) {
    if (run.groups.length >= 9 && isSingles(run) && isEven(run) && !isLadder(run.groups)) return true;
    for (const window of windows(run, 7, 13)) {
      // Rising pairs can be sizes: then only the words around them tell.
      if (
        !isTight(window) ||
        (isLadder(window.groups) && !(context && isPairs(window) && window.groups[0]?.startsWith('0')))
      )
        continue;
      const size = digitsOf(window).length;
      if (size >= 9 && size <= 12 && isNational(window)) return true;
      const near = masked.slice(Math.max(0, run.start - 24), run.end + 12);
      if (
        context &&
        isEven(window) &&
        window.separators.every((separator) => !separator.includes(',')) &&
        CONTEXT.test(near) &&
        (window.groups.every((group) => group.length >= 3) || isSingles(window) || (size >= 8 && isPairs(window)))
      )
        return true;
    }
  }
  return false;
}
