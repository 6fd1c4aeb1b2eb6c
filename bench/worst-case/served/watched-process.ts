import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { bundleProcess } from '../../../server/testing';
import type { LoopAnswer, LoopQuestion } from '../../../server/testing/loop-delay-process';

/** A process of the product that tells how long its event loop was blocked. */
export interface WatchedProcess {
  pid: number;
  /** What was since the last call with `restart`. */
  loop(ask: LoopQuestion['loop']): Promise<LoopAnswer>;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** Starts a program as it is in production, and waits until it says that it is ready. */
export async function startWatched(
  file: string,
  environment: Record<string, string>,
  loaders: readonly string[] = [],
): Promise<WatchedProcess> {
  const watch = pathToFileURL(await bundleProcess('testing/loop-delay-process.ts')).href;
  const imports = [...loaders, watch].flatMap((one) => ['--import', one]);
  const child = spawn(process.execPath, [...imports, file], {
    env: { PATH: process.env.PATH, ...environment },
    // What it logs costs time too, and nobody reads it here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  await ready(child, file);
  let last = 0;
  const waiting = new Map<number, (answer: LoopAnswer) => void>();
  child.on('message', (message: Partial<LoopAnswer>) => {
    if (message.loop !== undefined) waiting.get(message.loop)?.(message as LoopAnswer);
  });
  return {
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    loop(ask) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const gone = () => reject(new Error(`${file} ended.`));
        child.once('exit', gone);
        waiting.set(id, (answer) => {
          child.off('exit', gone);
          waiting.delete(id);
          resolve(answer);
        });
        child.send({ loop: ask, id } satisfies LoopQuestion);
      });
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function ready(child: ChildProcess, file: string): Promise<void> {
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} before it was ready.`);
  });
  const said = (async () => {
    for (;;) if ((await once(child, 'message'))[0] === 'ready') return;
  })();
  await Promise.race([said, exit]);
  exit.catch(() => undefined);
}
