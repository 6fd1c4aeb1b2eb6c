import { plainCharacters } from './plain-characters';
import { DECIMAL } from './written-number';

/** Words are compared by their first letter. */
const HEMISPHERES = { latitude: 'NS', longitude: 'EW' } as const;

/** `hemisphere`: the letter contradicts the sign or the column. */
export type DegreeFault = 'unreadable' | 'hemisphere';

const BEFORE = /^(north|south|east|west|[NSEW])[ .:]*(?=[\d+-])/i;

const WORD_AFTER = /[ .]{0,3}(north|south|east|west)\.?$/i;

/** Only N, E and W may be lower-case: a small s may mean seconds. */
const LETTER_AFTER = /[ .]{0,3}([NSEWnew])\.?$/;

/** Degrees with their marks, minutes and seconds: 20°30'45". */
const MARKED =
  /^([+-]?)(\d{1,3})° ?(?:(\d{1,2}(?:[.,]\d+)?)(?:'? ?|(?:' ?| )(\d{1,2}(?:[.,]\d+)?)"?))?$/;

const COLONS = /^([+-]?)(\d{1,3}):(\d{1,2}(?:[.,]\d+)?)(?::(\d{1,2}(?:[.,]\d+)?))?$/;

const SPACES = /^([+-]?)(\d{1,3}) (\d{1,2}) (\d{1,2}(?:[.,]\d+)?)$/;

/** Formats that need the letter of a hemisphere: without it the text may mean something else. */
const WITH_LETTER = /^()(\d{1,3})[ -](\d{1,2}(?:[.,]\d+)?)(?:[ -](\d{1,2}(?:[.,]\d+)?))?$/;

const ONE_NUMBER = /^[+-]?\d+(?:[.,]\d+)?°?$/;

const withMarks = (text: string) =>
  text
    .replace(/(\d) ?d ?(\d[\d.,]*) ?m(?: ?(\d[\d.,]*) ?s)?/i, `$1°$2'$3`)
    .replace(/(\d) ?d ?(?=\d{1,2}(?:[.,]\d+)? ?['’′])/i, '$1°')
    .replace(/ ?(?:[º˚∘*]|degrees?|deg\.?|°) ?/gi, '°')
    .replace(/ ?(?:['’‘′´`ʹʼ‵]{2}|[″”“"ʺ]|seconds?|secs?\.?) ?/gi, '"')
    .replace(/ ?(?:['’‘′´`ʹʼ‵]|minutes?|min\.?) ?/gi, "'");

const whole = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

function fromParts(parts: RegExpExecArray): number | null {
  const [, sign, degrees, minutes, seconds] = parts;
  if (whole(minutes) >= 60 || whole(seconds) >= 60) return null;
  // Parts of a minute are either decimals or seconds.
  if (seconds !== undefined && /[.,]/.test(minutes ?? '')) return null;
  const value = whole(degrees) + whole(minutes) / 60 + whole(seconds) / 3600;
  return sign === '-' ? -value : value;
}

function degreesIn(body: string, hasLetter: boolean): number | null {
  if (ONE_NUMBER.test(body)) return Number(body.replace('°', '').replace(',', '.'));
  const parts =
    MARKED.exec(body) ??
    COLONS.exec(body) ??
    SPACES.exec(body) ??
    (hasLetter ? WITH_LETTER.exec(body) : null);
  return parts && fromParts(parts);
}

/** A comma is decimal, since no degree has thousands. */
export function readDegrees(text: string, axis: keyof typeof HEMISPHERES): number | DegreeFault {
  if (DECIMAL.test(text)) return finite(Number(text));
  const plain = plainCharacters(text);
  if (plain === null) return 'unreadable';
  if (DECIMAL.test(plain)) return finite(Number(plain));
  const marked = withMarks(plain);
  const before = BEFORE.exec(marked);
  const after = WORD_AFTER.exec(marked) ?? LETTER_AFTER.exec(marked);
  if (before && after) return 'unreadable';
  const body = marked.slice(before?.[0].length ?? 0, after ? after.index : undefined).trim();
  const letter = (before?.[1] ?? after?.[1] ?? '').charAt(0).toUpperCase();
  const value = degreesIn(body, letter !== '');
  if (value === null || !Number.isFinite(value)) return 'unreadable';
  if (letter === '') return value;
  if (!HEMISPHERES[axis].includes(letter) || body.startsWith('-')) return 'hemisphere';
  if ('NE'.includes(letter)) return value;
  return body.startsWith('+') ? 'hemisphere' : -value;
}

const finite = (value: number): number | DegreeFault =>
  Number.isFinite(value) ? value : 'unreadable';
