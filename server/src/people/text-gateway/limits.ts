/** How text messages go to the gateway, see `text-gateway/`. */
export const TEXT_MESSAGE_LIMITS = {
  /** Longest wait for the gateway's answer, in milliseconds. */
  requestMs: 10_000,
  /** Pause after the first failed attempt, in milliseconds; doubled after each further one. */
  firstRetryMs: 1_000,
  longestRetryMs: 30_000,
  /** How often a process looks for messages that another one left behind, in milliseconds. */
  lookMs: 15_000,
  /** Messages that one process sends to the gateway concurrently. */
  atOnce: 10,
  /** Read of the gateway's answer, in characters. */
  answerCharacters: 65_536,
} as const;
