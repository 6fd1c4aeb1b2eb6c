import { Session } from 'node:inspector';

/** Counts the work of JavaScript: how often each block of code was run, no matter who runs it. */
export interface StepCounter {
  /** Counts the steps of a run, which do not depend on machine or load. */
  of(run: () => unknown): Promise<number>;
  stop(): void;
}

interface Coverage {
  result: { functions: { ranges: { count: number }[] }[] }[];
}

/**
 * Starts counting. Only code that is loaded afterwards is counted block by block; of other code only
 * its calls are.
 */
export function openStepCounter(): StepCounter {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** Number of executed steps since the last call. */
  function stepsSince(): number {
    let steps = 0;
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error) throw error;
      for (const { functions } of (coverage as Coverage).result) {
        for (const { ranges } of functions) {
          for (const { count } of ranges) steps += count;
        }
      }
    });
    return steps;
  }

  return {
    async of(run) {
      stepsSince();
      await run();
      return stepsSince();
    },
    stop() {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
