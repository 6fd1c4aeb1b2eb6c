/**
 * Lets the browser do what waits: draw, answer a press, run a script that has arrived. The page's first work
 * is done between such moments, none of it long enough to be felt.
 */
export const nextSlice = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => window.setTimeout(resolve));
