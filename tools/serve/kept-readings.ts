/**
 * Keeps what was read, so that each thing is read once for all who ask for it.
 * @param most how many are kept, the last ones that were asked for the first time
 * @returns Gives what belongs to a key, and reads it where it is not kept. What gave nothing is read again the
 *   next time: it may be put there later, or repaired.
 */
export function keptReadings<Value>(most: number) {
  const kept = new Map<string, Promise<Value | undefined>>();
  return async (key: string, read: () => Promise<Value | undefined>) => {
    let reading = kept.get(key);
    if (!reading) {
      reading = read();
      kept.set(key, reading);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest) kept.delete(oldest);
    }
    const found = await reading;
    if (!found) kept.delete(key);
    return found;
  };
}
