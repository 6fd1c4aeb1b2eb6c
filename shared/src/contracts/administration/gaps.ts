import * as z from 'zod/mini';
import { FIELD_LIMITS, optionalText } from '../fields/fields';
import { Moment, PageNumber } from './paging';

/** Progress of the institute on a suggestion. */
export const GapState = z.enum(['new', 'seen', 'answered']);
export type GapState = z.infer<typeof GapState>;

const chosen = z._default(optionalText(FIELD_LIMITS.name), '');

/** Filters by goal, country and state; empty means all. */
const filters = { sdg: chosen, country: chosen, state: z.optional(GapState) };

/** GET administration/gaps */
export const GapsQuery = z.object({ ...filters, page: PageNumber });
export type GapsQuery = z.infer<typeof GapsQuery>;

/** GET administration/gaps.csv */
export const GapsFileQuery = z.object(filters);
export type GapsFileQuery = z.infer<typeof GapsFileQuery>;

/** A suggestion for a new measurement. */
export const AdministeredGap = z.object({
  id: z.number(),
  fullName: z.string(),
  /** Email or mobile number as typed by the person. */
  userName: z.string(),
  country: z.string(),
  sdg: z.string(),
  extraDetail: z.string(),
  state: GapState,
  createdAt: Moment,
});
export type AdministeredGap = z.infer<typeof AdministeredGap>;

export const GapsAnswer = z.object({
  total: z.number(),
  gaps: z.array(AdministeredGap),
  /** Goals and countries of all suggestions, for the filters. */
  sdgs: z.array(z.string()),
  countries: z.array(z.string()),
});
export type GapsAnswer = z.infer<typeof GapsAnswer>;

/** POST administration/gaps/:id/state */
export const GapStateRequest = z.object({ state: GapState });
