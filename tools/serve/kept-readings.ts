/**
 * Keeps what was read, so that each thing is read once for all who ask for it.
 * @param most how many are kept, the last ones that were asked for the first time
 * @param nothingKeptMs how long it is known that there is nothing, in milliseconds; then it is read again, for it may
 *   be put there or repaired
 * @returns Gives what belongs to a key, and reads it where it is not kept.
 */
export function keptReadings<Value>(most: number, nothingKeptMs = 0) {
  const kept = new Map<string, { reading: Promise<Value | undefined>; until: number }>();
  return async (key: string, read: () => Promise<Value | undefined>) => {
    let one = kept.get(key);
    if (!one || one.until <= Date.now()) {
      one = { reading: read(), until: Number.POSITIVE_INFINITY };
      kept.set(key, one);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest) kept.delete(oldest);
    }
    const found = await one.reading;
    if (!found) one.until = Math.min(one.until, Date.now() + nothingKeptMs);
    return found;
  };
}
