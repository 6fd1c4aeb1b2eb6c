const QUIET_MS = 200;

/** The first view is often fitted several times during layout, and each would cause a request. */
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
