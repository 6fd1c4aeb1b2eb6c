/** Does something when it is its turn. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many do their work at the same time; the others wait, the first come first. */
export function openTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else working += 1;
    try {
      return await work();
    } finally {
      // Who waits takes over the place, so that nobody comes in between.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
