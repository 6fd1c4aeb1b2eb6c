import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOf, TEST_PORT_BASE } from './addresses';

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

/** Starts the built product on loopback with an empty data folder and demonstration data. */
export default async function startProduct() {
  const data = await mkdtemp(path.join(tmpdir(), 'aranya-e2e-'));
  // For tests that release something into the running product.
  process.env.ARANYA_RELEASES = path.join(data, 'releases');
  const env = {
    ARANYA_PORT_BASE: String(TEST_PORT_BASE),
    ARANYA_DATA_DIR: data,
    ARANYA_LISTEN: '127.0.0.1',
    ARANYA_PUBLIC_URL: addressOf('server'),
    ARANYA_DEMONSTRATION: 'on',
    ARANYA_LOG_LEVEL: 'warn',
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
