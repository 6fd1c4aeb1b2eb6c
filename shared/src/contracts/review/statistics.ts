import * as z from 'zod/mini';

/** GET review/statistics: numbers of reviewed and pending records that the caller may review. */
export const ReviewStatistics = z.object({
  /** Species of records by status. */
  waiting: z.int(),
  confirmed: z.int(),
  changed: z.int(),
  cannotTell: z.int(),
  notWild: z.int(),
  /** Questions that collectors have not answered. */
  openQuestions: z.int(),
  /** Median time from arrival to the first decision, in hours, of the last 90 days; null without one. */
  medianHours: z.nullable(z.number()),
  /** The forms with most records. */
  forms: z.array(
    z.object({ formId: z.string(), title: z.string(), decided: z.int(), confirmed: z.int() }),
  ),
  /** The species with most records. */
  species: z.array(z.object({ name: z.string(), decided: z.int(), confirmed: z.int() })),
});
export type ReviewStatistics = z.infer<typeof ReviewStatistics>;
