import type { Language } from '@aranya/shared/contracts';

/** Languages whose script has digits of its own here: the name of their system for `Intl`, and their zero. */
const SYSTEMS: Readonly<Record<Language, { name: string; zero: string }>> = {
  hi: { name: 'deva', zero: '०' },
  mr: { name: 'deva', zero: '०' },
  hne: { name: 'deva', zero: '०' },
  or: { name: 'orya', zero: '୦' },
  te: { name: 'telu', zero: '౦' },
  bn: { name: 'beng', zero: '০' },
};

/**
 * How a page is read, as BCP 47 writes it: a language, and after it the digits where they are those of its script:
 * `hi`, `hi-u-nu-deva`.
 */
export type Reading = string;

/** A language with the digits of its script, where it has some. */
export function readingOf(language: Language, ownDigits: boolean): Reading {
  const system = ownDigits ? SYSTEMS[language] : undefined;
  return system ? `${language}-u-nu-${system.name}` : language;
}

export const languageOf = (reading: Reading): Language => reading.split('-', 1)[0] ?? reading;

/**
 * Up to three digits, or such in groups: a longer number is one to be typed or dialled, and with Latin letters it is a name.
 * Letters of other scripts may follow it: Odia writes “5ଟି”.
 */
const NUMBER =
  /(?<![\p{Script=Latin}\p{N}<>/:.,-])\d{1,3}(?:[.,]\d{1,3})*(?![.,]?\p{N}|[\p{Script=Latin}<>/:-])/gu;

const inDigitsFrom = (zero: string) => (number: string) =>
  number.replace(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );

/** Stands for the digits of what somebody wrote, which stay: no text has such characters. */
const [KEPT_FROM, KEPT] = [0xe000, /[\uE000-\uE009]/g];

const kept = (written: string) =>
  written.replace(/\d/g, (digit) => String.fromCodePoint(KEPT_FROM + Number(digit)));

const keptAgain = (text: string) =>
  text.replace(KEPT, (one) => String((one.codePointAt(0) ?? KEPT_FROM) - KEPT_FROM));

/**
 * A text whose numbers, such as “10 years”, are in the digits of its reading. Those of names and codes that are put in stay,
 * and so do numbers of its parts (`<0>`).
 * @param say gives the text in its language
 */
export function sayInDigits<Values extends Readonly<Record<string, unknown>>>(
  say: (values: Values | undefined) => string,
  values: Values | undefined,
  reading: Reading,
): string {
  const zero = SYSTEMS[languageOf(reading)]?.zero ?? '0';
  const put = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? kept(value) : value,
  ]);
  const text = say(values && (Object.fromEntries(put) as Values));
  return keptAgain(text.replace(NUMBER, inDigitsFrom(zero)));
}

/** 1, 2 and 3 in the digits of a language's script; undefined where there are no others than these. */
export function sampleOfDigits(language: Language): string | undefined {
  const system = SYSTEMS[language];
  return system && inDigitsFrom(system.zero)('123');
}
