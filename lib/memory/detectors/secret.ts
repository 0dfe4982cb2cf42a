/** Keys and tokens by the marks that their issuers give them. Put together from parts: none lies here in one piece. */
const W = '[A-Za-z0-9_-]';
const A = '[A-Za-z0-9]';
const PREFIXED = [
  `sk-(?:ant-|proj-|or-|svcacct-)?${W}{16,}`,
  `(?:sk|rk|pk)_(?:live|test)_${A}{10,}`,
  `gh[pousr]_${A}{16,}`,
  `github_pat_${W}{16,}`,
  `glpat-${W}{16,}`,
  `xox[abeoprs]-${W}{10,}`,
  `xapp-${W}{16,}`,
  `npm_${A}{20,}`,
  `pypi-${W}{20,}`,
  `hf_${A}{20,}`,
  `(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12,}`,
  `AIza${W}{24,}`,
  `ya29\\.${W}{16,}`,
  `GOCSPX-${W}{16,}`,
  `LTAI${A}{10,}`,
  `AKID${A}{12,}`,
  `SG\\.${W}{12,}\\.${W}{12,}`,
  `whsec_${A}{16,}`,
  `shp(?:at|ca|pa|ss)_[a-f0-9]{16,}`,
  `dop_v1_[a-f0-9]{16,}`,
  `sq0(?:atp|csp)-${W}{16,}`,
  `(?:EAAC|EAAB)${A}{20,}`,
  `dapi[a-f0-9]{24,}`,
  `nvapi-${W}{20,}`,
  `gsk_${A}{20,}`,
  `pplx-${A}{20,}`,
  `r8_${A}{20,}`,
  `tvly-${W}{16,}`,
  `\\d{8,10}:AA${W}{30,}`,
];
const MARKED = new RegExp(`(?<![A-Za-z0-9])(?:${PREFIXED.join('|')})`);
// With everything between the pieces taken out, only marks that no word begins with are looked for.
const SPLIT = new RegExp(
  `(?:gh[pousr]_${A}{20}|github_pat_${W}{20}|(?:AKIA|ASIA)[A-Z0-9]{14}|AIza${W}{30}|(?:sk|rk)_(?:live|test)_${A}{16}|LTAI${A}{12}|hf_${A}{24}|glpat-${W}{18}|xox[abprs]-\\d${W}{16}|sk-(?:ant|proj)-${W}{20}|sk-(?=${A}*\\d)${A}{32})`,
);
const STRUCTURED = [
  /(?<![A-Za-z0-9])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/,
  /-{2,5} ?BEGIN [A-Z0-9 ]*(?:PRIVATE KEY|CERTIFICATE|PGP MESSAGE)/i,
  /\bPRIVATE KEY-{3,}/i,
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@]*:[^\s/@]+@[^\s]+/i,
  /\b(?:Bearer|Basic) +(?=[A-Za-z._~+/=-]*\d)[A-Za-z0-9._~+/=-]{16,}/i,
  /\b(?:AccountKey|SharedAccessKey|aws_secret_access_key|client_secret)\s*[=:]\s*\S{12,}/i,
  /hooks\.slack\.com\/services\/\S{12,}|discord(?:app)?\.com\/api\/webhooks\/\S{12,}/i,
  /\bssh-(?:rsa|ed25519) AAAA\S{16,}/,
];
const NAMED =
  /(?:api[ _-]?(?:key|token|secret)|access[ _-]?(?:key|token)|secret[ _-]?(?:key|token|access)|app[ _-]?(?:secret|key)|client[ _-]?secret|auth(?:orization|entication)?[ _-]?token|bearer|session[ _-]?(?:id|token|cookie)|refresh[ _-]?token|\btoken\b|\bsecret\b|licen[cs]e key|activation (?:code|key)|product key|private key|密钥|金钥|金鑰|秘钥|祕鑰|私钥|私鑰|令牌|激活码|激活碼|序列密钥|授权码|授權碼|cookie)(?: ?(?:是|为|為|is|=|:|>|->|叫|in use|value|号))*[ "'`]{0,2}(?=[^\s,，。]*\d)(?=[^\s,，。]*[A-Za-z])([A-Za-z0-9+/_=.:~-]{8,})/gi;
const HEX = /(?<![A-Za-z0-9])(?=[a-f]*\d)(?=\d*[a-f])[a-f0-9]{32,128}(?![A-Za-z0-9])/i;
const LONG_TOKEN = /(?<![A-Za-z0-9/._-])[A-Za-z0-9+/_-]{24,}={0,2}(?![A-Za-z0-9])/g;
const PAGE = /https?:\/\/[^\s]+/gi;

/** Letters of both cases with many digits, and no rhythm of words. */
function looksDrawn(token: string): boolean {
  if (!/[a-z]/.test(token) || !/[A-Z]/.test(token)) return false;
  const digits = token.replace(/\D/g, '').length;
  if (digits < 3) return false;
  const changes = token.match(/[a-z][A-Z0-9]|[A-Z]\d|\d[A-Za-z]/g)?.length ?? 0;
  return changes >= 6 && new Set(token).size >= 12;
}

/** A key, token, signed ticket, private key or address with a password in it. */
export function hasSecret(text: string): boolean {
  if (MARKED.test(text) || STRUCTURED.some((pattern) => pattern.test(text))) return true;
  const squeezed = text.replace(/[\s"'`|,，。·…*]+/g, '');
  if (squeezed !== text && SPLIT.test(squeezed)) return true;
  for (const match of text.matchAll(NAMED)) {
    const token = match[1] ?? '';
    if (token.length >= 16 || /\d.*\d/.test(token)) return true;
  }
  const rest = text.replace(PAGE, ' ');
  if (HEX.test(rest)) return true;
  return [...rest.matchAll(LONG_TOKEN)].some((match) => looksDrawn(match[0]));
}
