/** Limits of sending text messages to the gateway. */
export const TEXT_MESSAGE_LIMITS = {
  /** Timeout of the gateway's answer, in milliseconds. */
  requestMs: 10_000,
  /** Pause after the first failed attempt, in milliseconds; doubled after each further one. */
  firstRetryMs: 1_000,
  longestRetryMs: 30_000,
  /** Interval of the check for messages of ended processes, in milliseconds. */
  lookMs: 15_000,
  /** Maximum number of messages that one process sends to the gateway concurrently. */
  atOnce: 10,
  /** Maximum length of the gateway's answer that is read, in characters. */
  answerCharacters: 65_536,
} as const;
