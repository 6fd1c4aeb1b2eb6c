/** Stops after the current batch is stored; a second signal ends the process at once. */
export function stopOnSignal(): { signal: AbortSignal; forget(): void } {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, stop);
  return {
    signal: controller.signal,
    forget: () => {
      for (const name of signals) process.off(name, stop);
    },
  };
}
