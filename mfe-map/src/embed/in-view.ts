/** How far below or above the window a map begins to load. */
const AHEAD = '300px';

/**
 * Resolves when an element is in the window or soon will be; a map that nobody scrolls to fetches nothing.
 * @param signal afterwards nobody waits any more
 */
export function inView(element: Element, signal: AbortSignal): Promise<void> {
  if (!('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
