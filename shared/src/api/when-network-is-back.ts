/** A browser says that it is online before anything can be reached, in milliseconds. */
const SETTLING_MS = 1_000;

/** How often is tried while the browser believes in a network, in milliseconds. */
const TRY_MS = 20_000;

/**
 * Calls `again` soon after the browser says that a network is back.
 * @param tries also now and then, for what nobody sees fail: a browser does not know what can be reached
 * @returns stops it
 */
export function whenNetworkIsBack(again: () => void, { tries }: { tries: boolean }): () => void {
  let settling: number | undefined;
  const soon = () => {
    window.clearTimeout(settling);
    settling = window.setTimeout(again, SETTLING_MS);
  };
  const look = () => {
    if (navigator.onLine && !document.hidden) again();
  };
  const timer = tries ? window.setInterval(look, TRY_MS) : undefined;
  window.addEventListener('online', soon);
  return () => {
    window.clearTimeout(settling);
    window.clearInterval(timer);
    window.removeEventListener('online', soon);
  };
}
