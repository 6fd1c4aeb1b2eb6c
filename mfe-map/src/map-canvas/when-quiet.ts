/** A view that rests this long is one that somebody looks at, in milliseconds. */
const QUIET_MS = 200;

/**
 * Work that is done once the map rests: the first view is often fitted several times while the page is laid
 * out, and each time would be a request.
 */
export function whenQuiet(work: () => void) {
  let timer = 0;
  const cancel = () => window.clearTimeout(timer);
  return {
    plan() {
      cancel();
      timer = window.setTimeout(work, QUIET_MS);
    },
    cancel,
  };
}
