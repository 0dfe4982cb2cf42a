// A key that names a credential or a register number has no harmless value.
const CREDENTIAL =
  /^(?:(?:my|user|login|wifi|bank|account|payment|door|email|card|phone|work|home|new|old|main|secret) )*(?:password|passwd|passcode|passphrase|pwd|pin|pin code|pin number|otp|one time code|verification code|2fa|2fa code|backup codes?|api key|api token|access token|access key|secret key|secret token|private key|auth token|cvv|cvc|security code|card number|credit card|credit card number|debit card|bank account|bank card|account number|iban|ssn|social security|social security number|national id|id number|id card|id card number|identity number|passport number|passport no|drivers? licen[cs]e|driver licen[cs]e number|seed phrase|recovery phrase|mnemonic|wallet address|tax id|tax number)$/;

/** Takes a key with its underscores as spaces. */
export function isCredentialKey(key: string): boolean {
  return CREDENTIAL.test(key);
}
