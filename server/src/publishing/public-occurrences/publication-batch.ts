const HOUR_MS = 3_600_000;

/** India's clocks are this far ahead of UTC, all year. */
const INDIA_MS = 5.5 * HOUR_MS;

/** What of the records that phones sent is public for now. Null: all of it. */
export interface PublicationBatch {
  /** Records received before this moment are public. */
  publishedBefore: Date | null;
  /**
   * Records received before this moment count where threatened species are protected: from the
   * batch in which it came, so before it is public itself.
   */
  protectedBefore: Date | null;
}

/** Publication without delay: every record is public at once. */
export const EVERYTHING: PublicationBatch = { publishedBefore: null, protectedBefore: null };

/**
 * The batch that is public at a moment. It changes once a day, at midnight in India, or once in
 * the delay where that is shorter; and it ends at a midnight, so that what was received on one day
 * is published at once.
 *
 * @param now Milliseconds since 1970.
 * @param delayHours A record is public at the earliest after so many hours; 0: at once.
 */
export function batchAt(now: number, delayHours: number): PublicationBatch {
  if (delayHours === 0) return EVERYTHING;
  const step = Math.min(24, delayHours) * HOUR_MS;
  const begun = (moment: number) => Math.floor((moment + INDIA_MS) / step) * step - INDIA_MS;
  const change = begun(now);
  return {
    publishedBefore: new Date(begun(change - delayHours * HOUR_MS)),
    protectedBefore: new Date(change),
  };
}
