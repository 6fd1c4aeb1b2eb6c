/**
 * Yields to the browser, so that it can paint, handle input and run arrived scripts. The page's
 * first work is split at these points into short tasks.
 */
export const nextSlice = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => window.setTimeout(resolve));
