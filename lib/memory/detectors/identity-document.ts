/** Words for a document that names its holder, with a number right after them. */
const DOCUMENT =
  /(?:护照|護照|passport|通行证|通行證|台胞证|台胞證|回乡证|回鄉證|居留证|居留證|居住证|永居卡|green card|residence permit|驾驶证|駕駛證|驾照|駕照|driver'?s? licen[cs]e|driving licen[cs]e|社保(?:号|卡)?|社会保障号?|医保(?:号|卡)?|健保卡|学生证|學生證|学号|學號|军官证|军人证|工号|medicare|health card|student id|employee id|military id|visa number|签证号|入台证|出生证)(?:号码|號碼|编号|號|号|number|no\.?|num|#|id|card)?(?:[ ]|是|为|為|is|:|-|#|\(|（|号码|号|number|no\.?)*([A-Za-z0-9](?:[ \-.]?[A-Za-z0-9]){4,17})/gi;

/** The number first, then what it is. */
const REVERSED =
  /(?<![A-Za-z0-9])[A-Z]{1,2}\d{6,9}(?![A-Za-z0-9])[^\p{L}\p{N}]{0,3}(?:is |是)?(?:my |我的)?(?:passport|护照|護照|driver'?s? licen[cs]e|驾照|駕照|通行证|通行證)/iu;

/** A number of a passport, permit, licence or insurance card. */
export function hasIdentityDocument(text: string): boolean {
  if (REVERSED.test(text)) return true;
  for (const match of text.matchAll(DOCUMENT)) {
    const number = (match[1] ?? '').split(/ (?=[A-Za-z]{3})/)[0] ?? '';
    const digits = number.replace(/\D/g, '').length;
    const pieces = number.split(/[ .-]/);
    if (digits >= 5 && !pieces.every((piece) => piece.length < 3)) return true;
  }
  return false;
}
