import type { BuiltInDetector } from '../policy';
import { hasBankAccount } from './bank-account';
import { hasCardSecurityCode } from './card-security-code';
import { hasContactHandle } from './contact-handle';
import { hasEmail } from './email';
import { hasIban } from './iban';
import { hasIdentityDocument } from './identity-document';
import { isInstructionLike } from './instruction-like';
import { hasLongNumber } from './long-number';
import { hasNationalId } from './national-id';
import { hasOneTimeCode } from './one-time-code';
import { isOptOut } from './opt-out';
import { hasPassword } from './password';
import { hasPaymentCard } from './payment-card';
import { hasPhoneNumber } from './phone-number';
import { hasSecret } from './secret';
import { hasStreetAddress } from './street-address';
import { hasVehiclePlate } from './vehicle-plate';
import { hasWalletAddress } from './wallet-address';

/** Detectors of text in the order of judging; the first hit names the verdict. Each takes one reading of the text. */
export const textDetectors: readonly [BuiltInDetector, (reading: string) => boolean][] = [
  ['secret', hasSecret],
  ['wallet_address', hasWalletAddress],
  ['one_time_code', hasOneTimeCode],
  ['password', hasPassword],
  ['card_security_code', hasCardSecurityCode],
  ['email', hasEmail],
  ['national_id', hasNationalId],
  ['identity_document', hasIdentityDocument],
  ['iban', hasIban],
  ['vehicle_plate', hasVehiclePlate],
  ['payment_card', hasPaymentCard],
  ['bank_account', hasBankAccount],
  ['phone_number', hasPhoneNumber],
  ['long_number', hasLongNumber],
  ['contact_handle', hasContactHandle],
  ['street_address', hasStreetAddress],
  ['instruction_like', isInstructionLike],
  ['opt_out', isOptOut],
];
