export type LimitedRun = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Others are queued in order of arrival. */
export function limitConcurrency(atOnce: number): LimitedRun {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else working += 1;
    try {
      return await work();
    } finally {
      // The next queued task takes over the place directly, so that no new one overtakes it.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
