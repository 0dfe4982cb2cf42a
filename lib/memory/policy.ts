import type { RejectReason } from './fact';

/** Moves with every change of what the gate lets in; it stands in each policy event. */
export const POLICY_VERSION = '2026-11-30.1';

/** Every name that a verdict may carry, beside `deployer:<name>`. The order is the order of judging. */
export const detectorNames = [
  'malformed',
  'too_long',
  'hidden_text',
  'secret',
  'wallet_address',
  'credential_key',
  'password',
  'one_time_code',
  'card_security_code',
  'email',
  'national_id',
  'identity_document',
  'iban',
  'vehicle_plate',
  'payment_card',
  'bank_account',
  'phone_number',
  'long_number',
  'contact_handle',
  'street_address',
  'instruction_like',
  'opt_out',
] as const;
export type BuiltInDetector = (typeof detectorNames)[number];
export type DetectorName = BuiltInDetector | `deployer:${string}`;

/** The reason that goes with a detector. */
export function reasonOf(detector: DetectorName): RejectReason {
  switch (detector) {
    case 'malformed':
    case 'too_long':
      return 'invalid';
    case 'hidden_text':
    case 'instruction_like':
      return 'instruction_like_content';
    case 'opt_out':
      return 'user_opt_out';
    default:
      return 'sensitive_data';
  }
}
