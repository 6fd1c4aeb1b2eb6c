/**
 * Concurrent requests share one read per key.
 * @param most entries; the oldest are dropped
 * @param nothingKeptMs how long a missing result is cached: it may be added or repaired
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
