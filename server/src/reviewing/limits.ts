import { COUNTED_RECORDS } from '@aranya/shared/contracts/review';

/** Limits of the review of records. */
export const REVIEW_LIMITS = {
  /** Maximum number of records that the list counts. */
  counted: COUNTED_RECORDS,
  /** Maximum number of occurrences per query when a page of the list is filled. */
  candidates: 500,
  /** Number of latest versions whose differences are shown. */
  comparedVersions: 5,
  /** Maximum number of forms, and of species, in the statistics. */
  ranked: 10,
  /** Period of the median time in the statistics, in days. */
  medianDays: 90,
} as const;
