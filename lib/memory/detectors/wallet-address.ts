const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const ADDRESSES = [
  /(?<![A-Za-z0-9])0x[a-fA-F0-9]{40}(?![A-Za-z0-9])/,
  /(?<![A-Za-z0-9])0x[a-fA-F0-9]{64}(?![A-Za-z0-9])/,
  /(?<![A-Za-z0-9])(?:bc1|tb1|ltc1|addr1|cosmos1)[a-z0-9]{20,}/i,
  new RegExp(`(?<![A-Za-z0-9])(?=[A-Z1]*[a-z])(?=\\D*\\d)[13LMD]${BASE58}{25,34}(?![A-Za-z0-9])`),
  /(?<![A-Za-z0-9])[xyz](?:prv|pub)[A-Za-z0-9]{40,}/,
  new RegExp(`(?<![A-Za-z0-9])T${BASE58}{33}(?![A-Za-z0-9])`),
  new RegExp(
    `(?:\\bsol\\b|solana|钱包|錢包|wallet|usdt|usdc|trx|ton|xrp|doge|地址)[^A-Za-z0-9]{0,8}(?:address|地址|is|:| )*${BASE58}{26,48}(?![A-Za-z0-9])`,
    'i',
  ),
];
const SEED =
  /(?:seed|recovery|mnemonic|backup) ?(?:phrase|words?)|mnemonic|(?:12|15|18|24) words|\bseed(?= ?:)|助记词|助記詞|恢复短语|恢復短語|种子短语|私钥短语/i;

const WORD_ROW = /(?<![^\s:：])[a-z]{3,8}(?: [a-z]{3,8}){11,23}(?![^\s.])/;
const SENTENCE =
  /\b(?:the|and|for|with|from|that|this|your|you|are|not|but|all|can|has|was|have|please|prefers?|likes?|wants?|needs?|when|only|very|which|them|they|she|her|his|one|two|three|four|five)\b/;

/** A cryptocurrency address, or the words that a wallet is restored from. */
export function hasWalletAddress(text: string): boolean {
  if (ADDRESSES.some((pattern) => pattern.test(text))) return true;
  const row = WORD_ROW.exec(text);
  if (row && !SENTENCE.test(row[0])) return true;
  const named = SEED.exec(text);
  if (!named) return /\b(?:private key|私钥|私鑰)\b.{0,8}(?:5[HJK]|[KL])[1-9A-HJ-NP-Za-km-z]{50}/.test(text);
  const after = text.slice(named.index + named[0].length);
  return (after.match(/\b[a-z]{3,8}\b/gi)?.length ?? 0) >= 6 || /(?:\p{Script=Han}[ ,、]?){12}/u.test(after);
}
