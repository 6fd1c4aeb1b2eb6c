import { exactText, type GeoBox } from '@aranya/shared/contracts';
import { RandomId } from '@aranya/shared/contracts/explore';
import * as z from 'zod';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import { FEATURE_LIMITS } from './limits';

/** Takes precedence over the Accept header. */
const f = z.enum(['json', 'html']).optional();

/** The standard wants other parameters to be refused. */
export const PageQuery = z.strictObject({ f });

const paging = {
  f,
  limit: z.coerce.number().int().min(1).default(FEATURE_LIMITS.usual),
  /** WGS84 degrees, with or without heights. */
  bbox: z.optional(exactText(200)),
  /** A moment or an interval of RFC 3339. */
  datetime: z.optional(exactText(100)),
  /** Id of the last feature of the previous page. */
  after: z.optional(exactText(500)),
};

const name = z.optional(exactText(200));

/** The last ones are properties of the features. */
export const OccurrencesQuery = z.strictObject({
  ...paging,
  after: z.optional(RandomId),
  scientificName: name,
  stateProvince: name,
  county: name,
  municipality: name,
});
export type OccurrencesQuery = z.infer<typeof OccurrencesQuery>;

export const BlocksQuery = z.strictObject({
  ...paging,
  stateProvince: name,
  county: name,
  municipality: name,
});
export type BlocksQuery = z.infer<typeof BlocksQuery>;

/** WGS84 degrees; with the west greater than the east it crosses the 180th meridian. */
export type FeatureBox = GeoBox;

const NUMBER_CHARACTERS = 40;

/** @throws Problem `invalid_input` */
export function readBox(text: string | undefined): FeatureBox | null {
  if (text === undefined) return null;
  const parts = text.split(',');
  const numbers = parts.map((part) =>
    part.trim() === '' || part.length > NUMBER_CHARACTERS ? Number.NaN : Number(part),
  );
  const flat = numbers.length === 6 ? [0, 1, 3, 4].map((at) => numbers[at]) : numbers;
  const [west = 0, south = 0, east = 0, north = 0] = flat.map((one) => one ?? Number.NaN);
  const isBox = flat.length === 4 && [...numbers].every(Number.isFinite) && south <= north;
  if (!isBox) {
    throw invalidField('bbox', sentence('Write west, south, east and north in degrees.'));
  }
  return { west, south, east, north };
}

/** YYYYMMDD; 0 and 99999999 for an open end. */
export interface DayRange {
  first: number;
  last: number;
}

const LATEST = 99_999_999;
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]{1,20}(?:Z|[+-]\d\d:\d\d)?)?$/i;

/** Ignores the time of day, because records have days. @throws Problem `invalid_input` */
export function readDays(text: string | undefined): DayRange | null {
  if (text === undefined) return null;
  const [begin = '', end = begin, ...more] = text.split('/');
  const first = dayOf(begin, 0);
  const last = dayOf(end, LATEST);
  if (first === null || last === null || first > last || more.length > 0) {
    throw invalidField('datetime', sentence('Write a date or an interval of RFC 3339.'));
  }
  return { first, last };
}

function dayOf(text: string, open: number): number | null {
  if (text === '' || text === '..') return open;
  const [, year, month, day] = DATE.exec(text) ?? [];
  return year === undefined ? null : Number(`${year}${month}${day}`);
}
