/** Distance from the window at which a map starts to load. */
const AHEAD = '300px';

/** Resolves when the element is in or near the window: a map out of sight fetches nothing. */
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
