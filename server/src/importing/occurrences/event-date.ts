import type { DateOrder } from '@aranya/shared/contracts/administration';
import { spelledDate } from './date-spellings';

/** A date of ISO 8601: a year, a month, a day or an ordinal day, with or without a time. */
const DAY =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d))?|-(\d{3}))?(?:T\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/;

/** End of an interval without the parts that equal those of its start: 2024-03-12/15. */
const SHORT_END = /^\d\d(-\d\d)?$/;

/** Maximum time that a phone's clock and solar time zones are ahead, in milliseconds. */
const AHEAD_MS = 36 * 3600 * 1000;

/** Earlier years are years of two digits or mistakes: no herbarium is as old. */
const FIRST_YEAR = 1500;

/** UTC; null where the calendar does not have it. */
function momentOf(text: string): number | null {
  const parts = DAY.exec(text);
  if (!parts) return null;
  const [, year = '', month = '01', day = '01', ordinal] = parts;
  if (Number(year) < FIRST_YEAR) return null;
  if (ordinal) {
    const moment = Date.UTC(Number(year), 0, Number(ordinal));
    return new Date(moment).getUTCFullYear() === Number(year) ? moment : null;
  }
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day);
  return isReal ? moment.getTime() : null;
}

function endOf(begin: string, end: string): string {
  return SHORT_END.test(end) ? begin.slice(0, begin.length - end.length) + end : end;
}

/** YYYYMMDD, with 00 for a part unknown or different at both ends; 0 for anything else. */
export function knownDay(text: string): number {
  const [begin = '', end] = text.split('/');
  const from = partsOf(begin);
  const to = end === undefined ? from : partsOf(endOf(begin, end));
  for (const unknown of [1, 100, 10_000]) {
    const [one, other] = [from, to].map((day) => day - (day % unknown));
    if (one === other) return one ?? 0;
  }
  return 0;
}

function partsOf(text: string): number {
  const [, year = '', month = '00', day = '00', ordinal] = DAY.exec(text) ?? [];
  if (!ordinal) return Number(year + month + day);
  const date = new Date(Date.UTC(Number(year), 0, Number(ordinal)));
  return Number(date.toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Accepts the formats of ISO 8601 and Darwin Core. */
export function faultOfDate(text: string, now = Date.now()): 'date' | 'future' | null {
  const [begin = '', end, ...more] = text.split('/');
  if (more.length > 0) return 'date';
  const from = momentOf(begin);
  const to = end === undefined ? from : momentOf(endOf(begin, end));
  if (from === null || to === null || to < from) return 'date';
  return from > now + AHEAD_MS ? 'future' : null;
}

export type ReadDate = { iso: string } | { fault: 'date' | 'future' | 'day_or_month' };

/** @param order Null when unknown, for dates such as 12/03/2024 */
export function readDate(text: string, order: DateOrder | null, now = Date.now()): ReadDate {
  const fault = faultOfDate(text, now);
  if (fault === null) return { iso: text };
  const spelled = fault === 'date' ? spelledDate(text) : null;
  if (!spelled) return { fault };
  const iso = 'iso' in spelled ? spelled.iso : inOrder(spelled, order);
  if (iso === null) return { fault: order ? 'date' : 'day_or_month' };
  const itsFault = faultOfDate(iso, now);
  return itsFault ? { fault: itsFault } : { iso };
}

/** Null if the order is unknown or does not fit. */
function inOrder(
  { dayFirst, monthFirst }: { dayFirst: string | null; monthFirst: string | null },
  order: DateOrder | null,
): string | null {
  if (order) return order === 'day-first' ? dayFirst : monthFirst;
  return dayFirst && monthFirst ? null : (dayFirst ?? monthFirst);
}

/** `either` if both are possible, null for dates without an order. */
export function orderShown(text: string): DateOrder | 'either' | null {
  if (faultOfDate(text) !== 'date') return null;
  const spelled = spelledDate(text);
  if (!spelled || 'iso' in spelled) return null;
  if (spelled.dayFirst && spelled.monthFirst) return 'either';
  return spelled.dayFirst ? 'day-first' : 'month-first';
}
