/** Limits of messages about reviewed records. */
export const REVIEW_MESSAGE_LIMITS = {
  /** Minimum number of days between two messages to a person. */
  days: 7,
  /** Maximum number of messages per pass, so that sign-in codes are not delayed. */
  perPass: 50,
  /** Seconds between two passes. */
  everySeconds: 3_600,
  /** Hours of the day in India between which messages are sent; the last hour is excluded. */
  hours: [9, 20],
} as const;
