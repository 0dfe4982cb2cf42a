import { maskExplained } from '../explained';

const ACCOUNT =
  /(?:银行|銀行|卡号|卡號|账号|帳號|帐号|账户|帳戶|帐户|户头|会员号|會員編號|会员卡号|客户号|用户ID|\buid\b|\bmember(?:ship)? (?:number|no|id)\b|戶頭|存折|存簿|局号|局號|存摺|储蓄卡|儲蓄卡|借记卡|银联|信用卡|工行|建行|农行|中行|招行|\bbank\b|\baccount\b|\bacct?\b|\ba\/c\b|\brouting\b|\bsort code\b|\bbsb\b|\bifsc\b|\bdebit\b|\bcard (?:number|no\b)|\bcredit card\b)[^\d]{0,16}(\d(?:[ \-./]{0,3}\d){7,29})/gi;

/** Digits that the text itself calls an account or a card, from eight digits up. */
export function hasBankAccount(text: string): boolean {
  const masked = maskExplained(text, false);
  for (const match of masked.matchAll(ACCOUNT)) {
    const groups = (match[1] ?? '').split(/\D+/);
    const sizes = groups.length > 3 && groups.every((group) => group.length < 3);
    if (!sizes || groups.every((group) => group.length === 1)) return true;
  }
  return false;
}
