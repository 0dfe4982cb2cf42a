const TEXTILE = /cotton|blend|fabric|poly|gsm|纱|棉|涤|面料|布料|T ?恤|针织/i;
const CODE =
  /(?:\bCV[VCN]2?\b|\bCID\b|\bCSC\b|安全代码|卡的?(?:校验码|验证码|检验码)|安全码|安全碼|卡背|背面.{0,2}(?:三位数?字?|末三码|末三碼|后三位|後三碼|三码|三碼)|末三(?:码|碼|位)|[后後]三(?:码|碼|位)(?!数?折)|检查码|(?:card )?(?:verification value|security code)|three digits on the back|(?:three|four|3|4)[- ]digits? (?:code|number).{0,16}(?:back|card)|back of (?:the|my) card)[^\d\p{L}]{0,4}(?:是|为|為|is|码|碼|数字|three digits|\s|:)*((?:\d ?){3,4}|(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine) ?){3,4}|[零〇一二三四五六七八九幺]{3,4})(?![\dA-Za-z/%.]|\s?(?:g|克|件|元|支|个)(?![a-z]))/iu;

/** The three or four digits on the back of a card. */
export function hasCardSecurityCode(text: string): boolean {
  return CODE.test(text) && !(/\bCVC\b/i.test(text) && TEXTILE.test(text));
}
