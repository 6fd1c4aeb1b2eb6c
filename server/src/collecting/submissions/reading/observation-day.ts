import { textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { elementsAt, stepsOf } from '../../answers/question-steps';

/** ISO 8601 with milliseconds and offset has 29 characters. */
const CHARACTERS = 40;

const INDIA_MS = 5.5 * 3_600_000;

/** Years outside of this range indicate a wrong clock. */
const YEARS = { first: 1970, last: 2199 };

/**
 * `YYYY-MM-DD` in India, according to the phone or the person; null without a date.
 * @param questions Paths below the root; the first one whose answer is a day is used.
 */
export const observationDay = (root: XmlElement, questions: readonly string[]): string | null =>
  answeredDay(root, questions)?.day ?? null;

/** Like {@link observationDay}, with the path of the question. */
export function answeredDay(
  root: XmlElement,
  questions: readonly string[],
): { day: string; path: string } | null {
  for (const path of questions) {
    for (const { element } of elementsAt(root, stepsOf([{ path, of: true }]))) {
      const day = dayInIndia(textOf(element) ?? '');
      if (day) return { day, path };
    }
  }
  return null;
}

/** `YYYY-MM-DD` in India for a date or time in ISO 8601; null for another text. */
export function dayInIndia(text: string): string | null {
  if (text.length > CHARACTERS || !/^\d{4}-\d\d-\d\d/.test(text)) return null;
  // A date without a time is already the phone's local day.
  const moment = Date.parse(text) + (text.length > 10 ? INDIA_MS : 0);
  if (Number.isNaN(moment)) return null;
  const day = new Date(moment);
  const year = day.getUTCFullYear();
  return year < YEARS.first || year > YEARS.last ? null : day.toISOString().slice(0, 10);
}
