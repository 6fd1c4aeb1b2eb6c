import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Share of the processors' time that is spent on nothing, from which a machine is quiet. */
const QUIET = 0.9;
const LOOK_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Waits until the processors have nothing to do: a server that answered goes on with what it puts off,
 * which would count for the one whose turn is next. After half a minute it is as quiet as it gets.
 */
export async function quietMachine(): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  let before = processorTimes();
  while (performance.now() < until) {
    await setTimeout(LOOK_MS);
    const now = processorTimes();
    if ((now.idle - before.idle) / (now.all - before.all) >= QUIET) return;
    before = now;
  }
}

function processorTimes() {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += Object.values(times).reduce((sum, time) => sum + time, 0);
  }
  return { idle, all };
}
