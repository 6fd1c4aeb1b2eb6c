const moments = new WeakMap<AbortSignal, Date>();

/** The oldest of several dates counts. */
export function noteKept(signal: AbortSignal | undefined, at: Date) {
  const known = signal && moments.get(signal);
  if (signal && !(known && known < at)) moments.set(signal, at);
}

/** Date of the oldest cached answer; undefined if all came from the network. */
export const keptAt = (signal: AbortSignal): Date | undefined => moments.get(signal);
