import { COUNTED_RECORDS } from '@aranya/shared/contracts/review';

/** Limits of the review of records. */
export const REVIEW_LIMITS = {
  /** Records that the list counts at most. */
  counted: COUNTED_RECORDS,
  /** Species of records that are read at once to fill a page of the list. */
  candidates: 500,
  /** Latest versions of a record whose differences are shown. */
  comparedVersions: 5,
  /** Forms and species in the statistics. */
  ranked: 10,
  /** Days of the median time in the statistics. */
  medianDays: 90,
} as const;
