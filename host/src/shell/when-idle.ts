/** Counts from the load of the page. */
const LONGEST_WAIT_MS = 2000;

/** @returns function that cancels it */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  function wait() {
    if (window.requestIdleCallback) {
      const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = window.setTimeout(work, 200);
      cancel = () => window.clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
