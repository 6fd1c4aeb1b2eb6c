import { childOf, textOf, type XmlElement } from '../../platform/xml/xml-element';

/** When a form was opened, filled in or finished, as phones say it; the first one given counts. */
const DAY_ANSWERS = ['start', 'today', 'end'];

/** Longest text that is looked at: ISO 8601 with milliseconds and offset has 29 characters. */
const CHARACTERS = 40;

const INDIA_MS = 5.5 * 3_600_000;

/** A phone whose clock says something else is wrong. */
const YEARS = { first: 1970, last: 2199 };

/**
 * The day in India on which a record was made, by the phone's clock: `YYYY-MM-DD`.
 *
 * @param root of the record, or what an encrypted one shows.
 * @returns null where the record does not say, or nothing that is a date.
 */
export function observationDay(root: XmlElement): string | null {
  for (const name of DAY_ANSWERS) {
    const day = dayOf(textOf(childOf(root, name)) ?? '');
    if (day) return day;
  }
  return null;
}

function dayOf(text: string): string | null {
  if (text.length > CHARACTERS || !/^\d{4}-\d\d-\d\d/.test(text)) return null;
  // A date without a time is the phone's own day already.
  const moment = Date.parse(text) + (text.length > 10 ? INDIA_MS : 0);
  if (Number.isNaN(moment)) return null;
  const day = new Date(moment);
  const year = day.getUTCFullYear();
  return year < YEARS.first || year > YEARS.last ? null : day.toISOString().slice(0, 10);
}
