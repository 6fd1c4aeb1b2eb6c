/** Limits of messages about reviewed records. */
export const REVIEW_MESSAGE_LIMITS = {
  /** Days between two messages to a person. */
  days: 7,
  /** Messages of a pass, so that codes for signing in are not delayed. */
  perPass: 50,
  /** Seconds between two passes. */
  everySeconds: 3_600,
  /** Hours of the day in India in which messages are sent: from the first until before the second. */
  hours: [9, 20],
} as const;
