import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portOf } from '@aranya/shared/contracts';
import { TEST_PORT_BASE } from './addresses';

const root = path.join(import.meta.dirname, '..', '..');

function started(file: string, env: Record<string, string>, execArgv: string[] = []) {
  return new Promise<ChildProcess>((resolve, reject) => {
    const child = fork(path.join(root, file), [], {
      cwd: root,
      env: { ...process.env, ...env },
      execArgv,
    });
    child.once('message', (message) => message === 'ready' && resolve(child));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/**
 * Starts the built product on loopback with an empty data folder and demonstration data.
 * @param portBase how far all ports are moved
 * @param variables of the environment, beside those
 * @returns stops it and removes its data
 */
export async function startBuiltProduct(portBase: number, variables: Record<string, string> = {}) {
  const data = await mkdtemp(path.join(tmpdir(), 'aranya-e2e-'));
  // For tests that release something into the running product.
  process.env.ARANYA_RELEASES = path.join(data, 'releases');
  const env = {
    ARANYA_PORT_BASE: String(portBase),
    ARANYA_DATA_DIR: data,
    ARANYA_LISTEN: '127.0.0.1',
    ARANYA_PUBLIC_URL: `http://localhost:${portOf('server', portBase)}`,
    ARANYA_DEMONSTRATION: 'on',
    ARANYA_LOG_LEVEL: 'warn',
    ...variables,
  };
  const children = [
    await started('server/dist/main.js', env),
    await started('tools/serve/serve.ts', env, ['--import', 'tsx']),
  ];
  return async () => {
    await Promise.all(children.map(stopped));
    await rm(data, { recursive: true, force: true });
  };
}

/** The product under test. */
export default () => startBuiltProduct(TEST_PORT_BASE);
