/**
 * Letters that phones write in seven bits (GSM 03.38). One other letter makes a whole message Unicode, of which less
 * than half as much fits.
 */
const SEVEN_BIT =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà';
/** These take two places. */
const IN_TWO_PLACES = '^{}\\[~]|€\f';

const KNOWN = new Set(SEVEN_BIT + IN_TWO_PLACES);

/** Whether a message has letters that need Unicode. */
export const isUnicode = (text: string): boolean => [...text].some((letter) => !KNOWN.has(letter));

/** How many messages an operator makes of a text, and charges for. */
export function partsOf(text: string): number {
  const [alone, joined] = isUnicode(text) ? [70, 67] : [160, 153];
  const double = isUnicode(text)
    ? 0
    : [...text].filter((one) => IN_TWO_PLACES.includes(one)).length;
  const length = text.length + double;
  return length <= alone ? 1 : Math.ceil(length / joined);
}
