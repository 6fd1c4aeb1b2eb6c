/** A browser says that it is online before anything can be reached: when it is tried, in milliseconds. */
const SETTLING_MS = [1_000, 5_000];

/** How often is tried while the browser believes in a network, in milliseconds. */
const TRY_MS = 20_000;

/**
 * Calls `again` soon after the browser says that a network is back, and a second time unless it was stopped by then.
 * @param tries also now and then, for what nobody sees fail: a browser does not know what can be reached
 * @returns stops it
 */
export function whenNetworkIsBack(again: () => void, { tries }: { tries: boolean }): () => void {
  let settling: number[] = [];
  const forget = () => settling.forEach(window.clearTimeout);
  const soon = () => {
    forget();
    settling = SETTLING_MS.map((ms) => window.setTimeout(again, ms));
  };
  const look = () => {
    if (navigator.onLine && !document.hidden) again();
  };
  const timer = tries ? window.setInterval(look, TRY_MS) : undefined;
  window.addEventListener('online', soon);
  return () => {
    forget();
    window.clearInterval(timer);
    window.removeEventListener('online', soon);
  };
}
