import * as z from 'zod/mini';

/** The three headline counters. */
export const HomeStatistics = z.object({
  totalspecies: z.coerce.number(),
  totalcollector: z.coerce.number(),
  totalcontributions: z.coerce.number(),
});
export type HomeStatistics = z.infer<typeof HomeStatistics>;

/** GET getDetails: the counters are the first row. */
export const StatisticsAnswer = z.object({ rows: z.array(HomeStatistics) });

/** Counters that are shown until the call answers, and if it fails (specification section 3). */
export const DEFAULT_STATISTICS: HomeStatistics = {
  totalspecies: 24,
  totalcollector: 270,
  totalcontributions: 40_000,
};
