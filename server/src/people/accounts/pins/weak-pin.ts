import { sentence } from '../../../platform/languages/sentence';
import { Problem } from '../../../platform/problems/problem';
import { internationalPhoneNumber } from '../phone-numbers/phone-number';

export const WEAK_PIN = {
  run: sentence(
    'Digits in a row, such as 123456, are the first that others try. Choose another PIN.',
  ),
  repetition: sentence('Repeated digits are among the first that others try. Choose another PIN.'),
  phoneNumber: sentence('Others know your phone number. Choose a PIN that is no part of it.'),
  common: sentence('Many people choose this PIN, so others try it first. Choose another one.'),
} as const;

export type PinWeakness = keyof typeof WEAK_PIN;

/** @param phoneNumber The person's own, normalised. */
export function weaknessOf(pin: string, phoneNumber: string): PinWeakness | null {
  if (isRun(pin)) return 'run';
  if (isRepetition(pin)) return 'repetition';
  if (isOfPhoneNumber(pin, phoneNumber)) return 'phoneNumber';
  return COMMON_PINS.has(pin) ? 'common' : null;
}

/** Existing weak PINs still sign in. @throws Problem `weak_pin` that marks the field `pin`. */
export function refuseWeakPin(pin: string, phoneNumber: string): void {
  const weakness = weaknessOf(pin, phoneNumber);
  if (!weakness) return;
  throw new Problem('weak_pin', { fields: [{ field: 'pin', said: WEAK_PIN[weakness] }] });
}

const digitsOf = (text: string) => [...text].map(Number);

/** Runs go up or down; 0 follows 9. */
function isRun(pin: string): boolean {
  const steps = digitsOf(pin).map((digit, place, all) => (digit - (all[place - 1] ?? 0) + 10) % 10);
  const [, first] = steps;
  return (first === 1 || first === 9) && steps.slice(1).every((step) => step === first);
}

/** The repeated group may be cut off at the end. */
function isRepetition(pin: string): boolean {
  if (new Set(pin).size <= 2) return true;
  for (let size = 1; size <= pin.length / 2; size += 1) {
    if (pin.slice(size) === pin.slice(0, -size)) return true;
  }
  return false;
}

/** Includes the country code, extra digits around the number, and the reverse of the PIN. */
function isOfPhoneNumber(pin: string, phoneNumber: string): boolean {
  const own = phoneNumber.replace(/\D/g, '');
  const whole = internationalPhoneNumber(phoneNumber).replace(/\D/g, '');
  if (own.length === 0) return false;
  const backwards = [...pin].reverse().join('');
  return [pin, backwards].some((way) => whole.includes(way) || way.includes(own));
}

/**
 * Frequent PINs according to published lists of leaked PINs and numeric passwords (SecLists and
 * DataGenetics among them): pairs, keypad patterns, sums, years, and the PIN of our own
 * demonstration. `weak-pin.ts` detects runs and repetitions.
 */
export const COMMON_PINS: ReadonlySet<string> = new Set(
  `112233 223344 334455 445566 556677 667788 778899 332211 665544 998877 111222 222333 333444
  444555 555666 123321 321123 456654 654456 789987 112211 121121 122112 112112 122333 123455
  123451 123450 123457 123459 123465 123546 124578 125678 132435 134679 135246 135797 135799
  136900 142536 142857 145236 147258 147852 147369 147896 159357 159753 159951 159263 168168
  202020 246810 246813 246824 258036 258456 258369 258852 258147 314159 271828 321456 321654
  357159 357951 369258 369147 420420 456123 456852 520520 521521 546372 654123 741852 741258
  753159 753951 789123 789456 789632 789654 852456 852741 852963 895623 951357 951753 963258
  963852 963741 987123 987456 102030 102938 100200 100001 100100 200200 500500 010203 010101
  010180 010190 010191 010195 010199 010100 020202 030303 040404 050505 121314 131415 141516
  123000 123123 123654 123789 123987 124124 007007 786786 786110 108108 143143 234432 345543
  110110 911911 112358 998899 147741 258963 198019 199019 200020 201020 202120 202220 202320
  202420 202520 202620 1234123 1231234 1234321 12344321 11223344 44332211 11112222 12341234
  12121212 13131313 19471947 15081947 01011990 01012000 31121999 147258369 159357456 159753456
  741852963 963852741 789456123 321654987 123654789 987456321 112233445566`.split(/\s+/),
);
