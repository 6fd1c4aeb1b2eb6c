import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { middleOf } from '../measured';
import type { SignInOrder, SignInReport } from './sign-in-process';

/** How sign-ins went, one every 100 ms. Milliseconds. */
export interface SignIns {
  count: number;
  middleMs: number;
  slowestMs: number;
  /** Those that were not answered with a session. */
  failed: number;
}

/** Starts to sign in, in a process of its own. @returns stops and tells */
export async function startSignIns(order: SignInOrder): Promise<() => Promise<SignIns>> {
  const child = fork(path.join(import.meta.dirname, 'sign-in-process.ts'), [], {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  child.send(order);
  return async () => {
    const told = once(child, 'message') as Promise<[SignInReport]>;
    child.send('stop');
    const [report] = await told;
    const times = report.map(({ ms }) => ms);
    return {
      count: report.length,
      middleMs: middleOf(times),
      slowestMs: Math.max(0, ...times),
      failed: report.filter(({ status }) => status !== 200).length,
    };
  };
}
