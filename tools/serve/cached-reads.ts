/**
 * Caches results of reading, one read per key for all concurrent requests.
 * @param most maximum number of entries; the oldest are dropped
 * @param nothingKeptMs how long a missing result is cached, in milliseconds, because it may be
 *   added or repaired
 * @returns Function that returns the result for a key.
 */
export function cachedReads<Value>(most: number, nothingKeptMs = 0) {
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
