/** In milliseconds after the browser's online event: a network is often not usable at once. */
const SETTLING_MS = [1_000, 5_000];

/** In milliseconds, while the browser reports a network. */
const TRY_MS = 20_000;

/**
 * Calls `again` soon after the online event, and a second time unless it was stopped by then.
 * @param tries also at intervals, for failures that are not shown: browsers cannot tell which
 * servers are reachable
 * @returns function that stops it
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
