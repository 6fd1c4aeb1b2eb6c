/** Dates of cached answers, by the signal of the page's question. */
const moments = new WeakMap<AbortSignal, Date>();

/** Records the date of a cached answer for a question; the oldest of several counts. */
export function noteKept(signal: AbortSignal | undefined, at: Date) {
  const known = signal && moments.get(signal);
  if (signal && !(known && known < at)) moments.set(signal, at);
}

/**
 * Returns the date of the oldest cached answer to a question; undefined if all came from the
 * network.
 */
export const keptAt = (signal: AbortSignal): Date | undefined => moments.get(signal);
