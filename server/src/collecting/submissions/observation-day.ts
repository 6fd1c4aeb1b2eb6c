import { textOf, type XmlElement } from '../../platform/xml/xml-element';
import { elementsAt, stepsOf } from './question-steps';

/** Longest text that is looked at: ISO 8601 with milliseconds and offset has 29 characters. */
const CHARACTERS = 40;

const INDIA_MS = 5.5 * 3_600_000;

/** A phone whose clock says something else is wrong. */
const YEARS = { first: 1970, last: 2199 };

/**
 * The day in India on which a record was made, by what its phone or its person says: `YYYY-MM-DD`.
 *
 * @param root of the record, or what an encrypted one shows.
 * @param questions Paths below the root; the first one that has a day for an answer counts.
 * @returns null where the record does not say, or nothing that is a date.
 */
export function observationDay(root: XmlElement, questions: readonly string[]): string | null {
  for (const path of questions) {
    for (const element of elementsAt(root, stepsOf([{ path, of: true }]))) {
      const day = dayInIndia(textOf(element) ?? '');
      if (day) return day;
    }
  }
  return null;
}

/** The day in India of a date or moment in ISO 8601, as `YYYY-MM-DD`; null for another text. */
export function dayInIndia(text: string): string | null {
  if (text.length > CHARACTERS || !/^\d{4}-\d\d-\d\d/.test(text)) return null;
  // A date without a time is the phone's own day already.
  const moment = Date.parse(text) + (text.length > 10 ? INDIA_MS : 0);
  if (Number.isNaN(moment)) return null;
  const day = new Date(moment);
  const year = day.getUTCFullYear();
  return year < YEARS.first || year > YEARS.last ? null : day.toISOString().slice(0, 10);
}
