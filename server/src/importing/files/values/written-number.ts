import { plainCharacters } from './plain-characters';

export type Comma = 'decimal' | 'grouping' | 'unknown';

export const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i;

/** Groups of thousands, or of lakhs and crores; a single group has no point behind it. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

const WITH_COMMA = /^[+-]?\d+,\d+$/;

/** One comma and three digits: thousands, or three decimal places. */
const TWO_MEANINGS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

export function commaOf(...texts: readonly string[]): Comma {
  const hasComma = texts.some((text) => /\d,\d/.test(text));
  const hasPoint = texts.some((text) => /\d\.\d/.test(text));
  if (hasComma === hasPoint) return 'unknown';
  return hasComma ? 'decimal' : 'grouping';
}

/** @returns null for another text, or one with two meanings */
export function writtenNumber(text: string, comma: Comma = 'unknown'): number | null {
  const plain = plainCharacters(text);
  if (plain === null) return null;
  if (DECIMAL.test(plain)) return finite(plain);
  const meaning = TWO_MEANINGS.test(plain)
    ? comma
    : WITH_COMMA.test(plain)
      ? 'decimal'
      : 'grouping';
  if (meaning === 'decimal') return finite(plain.replace(',', '.'));
  return meaning === 'grouping' && GROUPED.test(plain) ? finite(plain.replaceAll(',', '')) : null;
}

function finite(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** Such as `±30 m`. */
const WITH_UNIT = /^(?:±|\+\/-)? ?([\d.,eE+-]+) ?(m|met(?:re|er)s?|km)?\.?$/;

/** @param comma Called for a text whose meaning depends on the comma */
export function writtenMetres(text: string, comma: () => Comma): number | null {
  if (DECIMAL.test(text)) return finite(text);
  const [, number, unit] = WITH_UNIT.exec(plainCharacters(text) ?? '') ?? [];
  const value = number === undefined ? null : writtenNumber(number, comma());
  return value !== null && unit === 'km' ? value * 1000 : value;
}
