import { cpf, hongKongId, mainlandId, singaporeId, taiwanId } from '../checksums';

const SEP = '[^\\p{L}\\p{N}]{0,3}';
// No points: after a letter they make a version.
const THIN = '[ \\-_/·*]{0,2}';
const MAINLAND = new RegExp(`(?=([1-9](?:${SEP}\\d){16}${SEP}[\\dXx]))`, 'gu');
const TAIWAN = new RegExp(`(?<![A-Za-z])(?=([A-Za-z]${THIN}[1289](?:${THIN}\\d){8}))(?!.{10,22}[A-Za-z])`, 'gu');
const TAIWAN_SHAPE = new RegExp(`(?<![A-Za-z0-9])([A-Za-z]${THIN}[1289](?:${THIN}\\d){8})(?![A-Za-z0-9])`, 'gu');
const HONG_KONG = /(?<![A-Za-z0-9])([A-Za-z]{1,2}[ -]?\d{3}[ -]?\d{3}) ?[([（] ?([0-9Aa]) ?[)\]）]/g;
const SINGAPORE = /(?<![A-Za-z0-9])([STFGMstfgm]\d{7}[A-Za-z])(?![A-Za-z0-9])/g;
const SSN = /(?<![\d-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/;
const SSN_SPACED =
  /(?:ssn|social).*(?<!\d)\d{3} \d{2} \d{4}(?!\d)|(?<!\d)\d{3} \d{2} \d{4}(?!\d).*(?:ssn|social security)/i;
const NI_SPACED = /(?<![A-Za-z])[A-Za-z]{2} \d{2} \d{2} \d{2} [A-Da-d](?![A-Za-z])/;
const KOREA = /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[1-8]\d{6}(?!\d)/;
const MALAYSIA = /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-\d{2}-\d{4}(?!\d)/;
const PAN = /\bPAN\b.{0,12}(?<![A-Z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Z0-9])/i;
const CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g;
const ITALY = /(?<![A-Za-z0-9])[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z](?![A-Za-z0-9])/i;

/** Words that announce an id; then its number need not be right, only number-like. */
const CONTEXT =
  /(?:身份[证證](?:号码?|件号|號碼?|字號)?|身分证号?码?|身分證(?:字號|號碼|號)?|居民证|证件号码?|證件號碼?|證號|身份号码|HKID|NRIC|\bSSN\b|social security(?: number| no\.?)?|社会安全号码?|national insurance|\bNI(?: number| no\.?)?(?=[ :])|\bNINO\b|aadhaar|national id(?: number| no\.?)?|\bid (?:number|no\.?|card)|tax id(?:entification)?(?: number)?|\bTIN\b|\bNHS(?: number| no\.?)?|\bSIN\b|\bTFN\b|\bPAN\b|\bCPF\b|\bDNI\b|my number|マイナンバー)[^A-Za-z0-9\u4e00-\u9fff]{0,4}(?:是|为|為|係|系|is|尾号|后[四六]位|後[四六]碼|末[四六][位码碼]|last (?:four|4|six|6)(?: digits)?|:|[^\S\n])*((?:[A-Za-z]{0,2}[ -]?\d(?:[ \-.]?\d){3,19}[ -]?[(]?[A-Za-z0-9]?))/i;

const compact = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

function any(pattern: RegExp, text: string, right: (candidate: string) => boolean): boolean {
  for (const match of text.matchAll(pattern)) {
    if (right(compact(`${match[1] ?? match[0]}${match[2] ?? ''}`))) return true;
  }
  return false;
}

/** A person's number in a national register. */
export function hasNationalId(text: string): boolean {
  return (
    any(MAINLAND, text, mainlandId) ||
    any(TAIWAN_SHAPE, text, taiwanId) ||
    any(TAIWAN, text, (candidate) => /[A-Za-z]/.test(candidate) && taiwanId(candidate)) ||
    any(HONG_KONG, text, hongKongId) ||
    any(SINGAPORE, text, singaporeId) ||
    any(CPF, text, cpf) ||
    [SSN, SSN_SPACED, NI_SPACED, KOREA, MALAYSIA, ITALY, PAN, CONTEXT].some((pattern) => pattern.test(text))
  );
}
