/** Of which moment the answers are that the questions of a page got from this device, by the question's signal. */
const moments = new WeakMap<AbortSignal, Date>();

/** A question got an answer of then. Of several, the oldest counts. */
export function noteKept(signal: AbortSignal | undefined, at: Date) {
  const known = signal && moments.get(signal);
  if (signal && !(known && known < at)) moments.set(signal, at);
}

/** When the oldest answer to a question came, where the network gave none; undefined if it did. */
export const keptAt = (signal: AbortSignal): Date | undefined => moments.get(signal);
