import { Session } from 'node:inspector';

interface Coverage {
  result: { functions: { ranges: { count: number }[] }[] }[];
}

/** Code that is loaded afterwards is counted block by block; for other code only calls count. */
export function openStepCounter() {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

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
    /** Steps do not depend on machine or load. */
    async of(run: () => unknown) {
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
