import * as z from 'zod/mini';
import { Moment } from '../administration/paging';

/**
 * Status of the identification of a species in a record. `waiting`: no reviewer has decided;
 * `confirmed`: the recorded name is right; `changed`: a reviewer gave another name; `cannot-tell`: the
 * record does not show enough to identify the species; `not-wild`: not a wild organism, so it is not
 * counted; `asked`: a reviewer asked the collector a question; `hidden`: a reviewer removed the whole
 * record from all public data.
 */
export const REVIEW_STATUSES = [
  'waiting',
  'asked',
  'confirmed',
  'changed',
  'cannot-tell',
  'not-wild',
  'hidden',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/**
 * Sides of the cells in which places are hidden, in degrees: about 1 km and 11 km. Threatened species of the classes
 * `medium` and `high` use the same grid.
 */
export const COARSE_SIDES = [0.01, 0.1] as const;
export type CoarseSide = (typeof COARSE_SIDES)[number];

export const CANNOT_TELL_REASONS = ['blurred', 'part-missing', 'no-photo', 'other'] as const;
export type CannotTellReason = (typeof CANNOT_TELL_REASONS)[number];

/** Current review of a species in a record. */
export const ReviewOfRecord = z.object({
  status: z.enum(REVIEW_STATUSES),
  /** Scientific name that was found right; null unless `confirmed` or `changed`. */
  species: z.nullable(z.string()),
  reason: z.nullable(z.enum(CANNOT_TELL_REASONS)),
  /** Comment of the reviewer, or the last question; may be empty. */
  comment: z.string(),
  /** Time of the decision; null while `waiting`. */
  at: z.nullable(Moment),
});
export type ReviewOfRecord = z.infer<typeof ReviewOfRecord>;
