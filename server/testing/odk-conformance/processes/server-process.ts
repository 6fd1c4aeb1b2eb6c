import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readSettings } from '../../../src/platform/configuration/settings';
import { bundleProcess, freePort } from '../..';

/** The real server as a separate process, which can be killed. */
export interface ServerProcess {
  /** `http://127.0.0.1:port` */
  origin: string;
  pid: number | undefined;
  /** Whether the process has ended or was killed. */
  hasEnded(): boolean;
  /** Origin of the identity pages. */
  identityOrigin: string;
  /** Sends the stop signal and waits for the exit. @returns Its exit code. */
  stop(): Promise<number | null>;
  /** Kills the process and waits for the exit. */
  kill(): Promise<void>;
}

/** Bundles the server as for production. @returns The bundle's path. */
export const bundleServer = (): Promise<string> => bundleProcess('src/main.ts');

/** Starts a bundled server and polls until it answers. */
export async function startServerProcess(
  bundle: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  // Above every port that `fetch` refuses to call, and below those that the system hands out.
  const base = String(7_000 + ((await freePort()) % 20_000));
  const { ports } = readSettings({ ARANYA_PORT_BASE: base });
  // Jest's parameters: the embedded database starts faster with them.
  const child = spawn(process.execPath, [...process.execArgv, bundle], {
    env: {
      PATH: process.env.PATH,
      ARANYA_LISTEN: '127.0.0.1',
      ARANYA_DEMONSTRATION: 'off',
      ARANYA_PUBLICATION_DELAY_HOURS: '0',
      ARANYA_LOG_LEVEL: 'fatal',
      ...environment,
      ARANYA_PORT_BASE: base,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // Kills the child when this process ends, because it would keep the output of the parent process
  // open.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  await ready(child);
  return {
    origin: `http://127.0.0.1:${ports.server}`,
    pid: child.pid,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    identityOrigin: `http://127.0.0.1:${ports.identity}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await gone;
      return code;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Resolves when the server logs that it listens. */
async function ready(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready.`);
  });
  await Promise.race([once(child, 'message'), exit]);
  exit.catch(() => undefined);
}
