import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A longer translation of a button or label does not fit. */
const SHORT_TEXT_CHARACTERS = 24;
/** Short texts may grow 1.6 times, and very short ones by some characters. */
const MOST_TIMES = 1.6;
const MOST_MORE_CHARACTERS = 6;

type Parts = ReturnType<typeof compileMessageOrThrow>;

/** Numbered elements, such as `<0>`. */
const TAGS = /<\/?\d+\/?>/g;

function placesIn(parts: Parts): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return part.match(TAGS) ?? [];
    const [name, , forms] = part;
    const inside =
      typeof forms === 'object' && forms !== null
        ? Object.values(forms).flatMap((form) => (Array.isArray(form) ? placesIn(form) : []))
        : [];
    return [`{${name}}`, ...inside];
  });
}

/** Translations contain no digits of a script, because `Intl` formats numbers. */
const DIGIT_OF_SCRIPT = /(?![0-9])\p{Nd}/u;

/** ICU MessageFormat treats a straight apostrophe as an escape. */
const STRAIGHT_APOSTROPHE = /'/;

/** Counts visible characters: a matra belongs to its letter. */
const lengthOf = (text: string) => [...new Intl.Segmenter('hi').segment(text)].length;

function parse(text: string): Parts | undefined {
  try {
    return compileMessageOrThrow(text);
  } catch {
    return undefined;
  }
}

/** @returns sentences for translators; empty if the translation is usable */
export function translationFaults(english: string, translation: string): string[] {
  if (translation === '') return ['is not translated'];
  const parts = parse(translation);
  if (!parts) return ['has brackets or plural forms that do not fit together'];
  const wanted = new Set(placesIn(parse(english) ?? []));
  const found = new Set(placesIn(parts));
  const missing = [...wanted].filter((place) => !found.has(place));
  const unknown = [...found].filter((place) => !wanted.has(place));
  const length = lengthOf(english);
  const most = Math.ceil(length * MOST_TIMES) + MOST_MORE_CHARACTERS;
  const isShort = length <= SHORT_TEXT_CHARACTERS && wanted.size === 0;
  return [
    ...missing.map((place) => `lacks ${place}`),
    ...unknown.map((place) => `has ${place}, which the English text has not`),
    ...(DIGIT_OF_SCRIPT.test(translation) ? ['has digits that are not 0 to 9'] : []),
    ...(STRAIGHT_APOSTROPHE.test(translation) ? ["has a straight ' in place of ’"] : []),
    ...(isShort && lengthOf(translation) > most ? [`is longer than ${most} characters`] : []),
  ];
}
