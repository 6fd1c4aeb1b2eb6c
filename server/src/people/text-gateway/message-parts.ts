/**
 * Letters of the 7-bit alphabet (GSM 03.38). Any other letter makes the whole message Unicode, with
 * less than half the capacity.
 */
const SEVEN_BIT =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà';
/** Letters of the alphabet that take two places. */
const IN_TWO_PLACES = '^{}\\[~]|€\f';

const KNOWN = new Set(SEVEN_BIT + IN_TWO_PLACES);

/** Whether a message has letters that need Unicode. */
export const isUnicode = (text: string): boolean => [...text].some((letter) => !KNOWN.has(letter));

/** Returns the number of messages that an operator sends and charges for a text. */
export function partsOf(text: string): number {
  const [alone, joined] = isUnicode(text) ? [70, 67] : [160, 153];
  const double = isUnicode(text)
    ? 0
    : [...text].filter((one) => IN_TWO_PLACES.includes(one)).length;
  const length = text.length + double;
  return length <= alone ? 1 : Math.ceil(length / joined);
}
