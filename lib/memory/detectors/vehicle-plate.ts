const MAINLAND =
  /[京津沪冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][ ·•.-]?(?=[A-Z0-9]*\d[A-Z0-9]*\d)[A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳](?![A-Za-z0-9])/;
const NAMED =
  /(?:车牌|車牌|车号|車號|牌照|licen[cs]e plate|number plate|plate (?:number|no\.?)|\bplates?\b|vehicle reg(?:istration)?|\breg(?:istration)? (?:number|no\.?|plate))(?:号码|號碼|号|號|number|no\.?| |是|为|為|is|:|#)*(?=[A-Z0-9 ·-]*\d)((?:[A-Z0-9]{1,4}[ ·-]?){1,2}[A-Z0-9]{2,7})(?![A-Za-z0-9])/gi;

/** A licence plate: of mainland China by its form, others when the text calls it one. */
export function hasVehiclePlate(text: string): boolean {
  if (MAINLAND.test(text)) return true;
  for (const match of text.matchAll(NAMED)) {
    const plate = (match[1] ?? '').trim();
    // Upper case with digits, or letters and digits in one word: "frame 12x6" is neither.
    if (/^[A-Z0-9 ·-]{5,9}$/.test(plate) && /\d{2}/.test(plate) && (/[A-Z]/.test(plate) || /\d{4}/.test(plate)))
      return true;
    if (/^[a-z]{1,3}-?\d{3,4}[a-z]?$|^\d[a-z]{3}\d{3}$/.test(plate)) return true;
  }
  return false;
}
