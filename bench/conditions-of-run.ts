import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { CPU_SLOWDOWN, NETWORK, VIEWPORT } from '../e2e/visit/conditions';

export function commitOfRun(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters).toString().trim();
  const changed = git('status', '--porcelain', '--', ':!bench', ':!docs') !== '';
  return git('rev-parse', '--short=10', 'HEAD') + (changed ? ', with changes' : '');
}

const processors = () => `${cpus().length} × ${cpus()[0]?.model.trim()}`;

export const machineOfRun = () => ({
  date: new Date().toISOString(),
  commit: commitOfRun(),
  node: process.version,
  processor: processors(),
  'load of the machine before': loadavg().map((load) => Number(load.toFixed(2))),
});

export function conditionsOfRun(chromium: string, rounds: number) {
  const megabits = (bits: number) => `${bits / 1_000_000} Mbit/s`;
  return {
    date: new Date().toISOString(),
    commit: commitOfRun(),
    node: process.version,
    chromium,
    processor: `${processors()}, made ${CPU_SLOWDOWN} times slower`,
    network: `${megabits(NETWORK.downBitsPerSecond)} down, ${megabits(NETWORK.upBitsPerSecond)} up, ${NETWORK.latencyMs} ms for each request, HTTP/1.1`,
    window: `${VIEWPORT.width} × ${VIEWPORT.height}`,
    rounds,
    'left out': 'the background film, tiles of the base map',
  };
}

export type BenchConditions = ReturnType<typeof conditionsOfRun>;
