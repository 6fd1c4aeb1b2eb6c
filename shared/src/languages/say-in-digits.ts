import type { Reading } from './locale';
import { localeOf } from './locale';

/**
 * Up to three digits, or digits in groups. Longer numbers are typed or dialled, and digits beside
 * Latin letters belong to names. Letters of other scripts may follow: Odia writes “5ଟି”.
 */
const NUMBER =
  /(?<![\p{Script=Latin}\p{N}<>/:.,-])\d{1,3}(?:[.,]\d{1,3})*(?![.,]?\p{N}|[\p{Script=Latin}<>/:-])/gu;

const ZERO = 0x30;
const DIGITS = /\d/g;

/** Replace digits of written names, which are not translated: no text contains such characters. */
const KEPT = { zero: 0xe000, digits: /[\uE000-\uE009]/g };

const moved = (text: string, digits: RegExp, by: number) =>
  text.replace(digits, (digit) => String.fromCharCode(digit.charCodeAt(0) + by));

/**
 * Keeps digits in inserted names and codes, and numbers of tags (`<0>`).
 * @param say gives the text in its language
 */
export function sayInDigits<Values extends Readonly<Record<string, unknown>>>(
  say: (values: Values | undefined) => string,
  values: Values | undefined,
  reading: Reading,
): string {
  const put = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? moved(value, DIGITS, KEPT.zero - ZERO) : value,
  ]);
  const text = say(values && (Object.fromEntries(put) as Values));
  const own = (0).toLocaleString(localeOf(reading)).charCodeAt(0) - ZERO;
  const inOwn = text.replace(NUMBER, (number) => moved(number, DIGITS, own));
  return moved(inOwn, KEPT.digits, ZERO - KEPT.zero);
}
