/** A question that takes at most this long is asked again at once, in milliseconds. */
const QUICK_MS = 250;
/** How much longer the answer of a slow question is used than it took to get. */
const REUSE_FACTOR = 20;

/**
 * Keeps the answer of a question that has become slow for twenty times as long as it took, so that
 * visitors of the home page never keep a large database busy; while it is quick the answer is
 * always of now. Anyone who comes while it runs waits for the next run, together with all the others
 * who wait: what was stored before the call is always in the answer.
 */
export function freshValue<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: { value: T; until: number } | null = null;
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  async function run(): Promise<T> {
    const start = performance.now();
    const value = await ask();
    const end = performance.now();
    if (end - start > QUICK_MS) kept = { value, until: end + (end - start) * REUSE_FACTOR };
    return value;
  }

  function begin(): Promise<T> {
    next = null;
    const begun = run().finally(() => {
      if (running === begun) running = null;
    });
    running = begun;
    return begun;
  }

  return () => {
    if (kept && performance.now() < kept.until) return Promise.resolve(kept.value);
    if (!running) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}
