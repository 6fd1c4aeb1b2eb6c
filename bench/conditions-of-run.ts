import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { CPU_SLOWDOWN, NETWORK, VIEWPORT } from './visit/conditions';

/** Under which conditions a run was made; without them no figure says anything. */
export interface BenchConditions {
  date: string;
  commit: string;
  node: string;
  chromium: string;
  processor: string;
  network: string;
  window: string;
  rounds: number;
  'left out': string;
}

/** The commit that is measured. */
export function commitOfRun(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters).toString().trim();
  const changed = git('status', '--porcelain', '--', ':!bench', ':!docs') !== '';
  return git('rev-parse', '--short=10', 'HEAD') + (changed ? ', with changes' : '');
}

export function conditionsOfRun(chromium: string, rounds: number): BenchConditions {
  const processors = cpus();
  const megabits = (bits: number) => `${bits / 1_000_000} Mbit/s`;
  return {
    date: new Date().toISOString(),
    commit: commitOfRun(),
    node: process.version,
    chromium,
    processor: `${processors.length} × ${processors[0]?.model.trim()}, made ${CPU_SLOWDOWN} times slower`,
    network: `${megabits(NETWORK.downBitsPerSecond)} down, ${megabits(NETWORK.upBitsPerSecond)} up, ${NETWORK.latencyMs} ms for each request, HTTP/1.1`,
    window: `${VIEWPORT.width} × ${VIEWPORT.height}`,
    rounds,
    'left out': 'the background film, tiles of the base map',
  };
}
