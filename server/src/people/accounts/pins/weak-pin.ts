import { sentence } from '../../../platform/languages/sentence';
import { Problem } from '../../../platform/problems/problem';
import { internationalPhoneNumber } from '../phone-numbers/phone-number';
import { COMMON_PINS } from './common-pins';

/** Reasons for refusing a PIN, shown beside the field. */
export const WEAK_PIN = {
  run: sentence(
    'Digits in a row, such as 123456, are the first that others try. Choose another PIN.',
  ),
  repetition: sentence('Repeated digits are among the first that others try. Choose another PIN.'),
  phoneNumber: sentence('Others know your phone number. Choose a PIN that is no part of it.'),
  common: sentence('Many people choose this PIN, so others try it first. Choose another one.'),
} as const;

/** A reason of {@link WEAK_PIN}. */
export type PinWeakness = keyof typeof WEAK_PIN;

/**
 * Returns why a PIN is too easy to guess, or null.
 * @param phoneNumber The person's own, normalised.
 */
export function weaknessOf(pin: string, phoneNumber: string): PinWeakness | null {
  if (isRun(pin)) return 'run';
  if (isRepetition(pin)) return 'repetition';
  if (isOfPhoneNumber(pin, phoneNumber)) return 'phoneNumber';
  return COMMON_PINS.has(pin) ? 'common' : null;
}

/**
 * Checks a newly chosen PIN. Existing weak PINs still sign in.
 * @throws Problem `weak_pin` that marks the field `pin`.
 */
export function refuseWeakPin(pin: string, phoneNumber: string): void {
  const weakness = weaknessOf(pin, phoneNumber);
  if (!weakness) return;
  throw new Problem('weak_pin', { fields: [{ field: 'pin', said: WEAK_PIN[weakness] }] });
}

const digitsOf = (text: string) => [...text].map(Number);

/** Whether each digit is one more, or one less, than the previous; 0 follows 9. */
function isRun(pin: string): boolean {
  const steps = digitsOf(pin).map((digit, place, all) => (digit - (all[place - 1] ?? 0) + 10) % 10);
  const [, first] = steps;
  return (first === 1 || first === 9) && steps.slice(1).every((step) => step === first);
}

/**
 * Whether a PIN is a repeated group, also cut off at the end, or has at most two different digits.
 */
function isRepetition(pin: string): boolean {
  if (new Set(pin).size <= 2) return true;
  for (let size = 1; size <= pin.length / 2; size += 1) {
    if (pin.slice(size) === pin.slice(0, -size)) return true;
  }
  return false;
}

/**
 * Whether a PIN is a part of the number with its country code, or the number with extra digits;
 * also reversed.
 */
function isOfPhoneNumber(pin: string, phoneNumber: string): boolean {
  const own = phoneNumber.replace(/\D/g, '');
  const whole = internationalPhoneNumber(phoneNumber).replace(/\D/g, '');
  if (own.length === 0) return false;
  const backwards = [...pin].reverse().join('');
  return [pin, backwards].some((way) => whole.includes(way) || way.includes(own));
}
