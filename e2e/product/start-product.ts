import { type ChildProcess, fork } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portOf } from '@aranya/shared/contracts';
import { installedPyxform, STAND_IN } from '../../server/testing/forms/pyxform';
import { TEST_PORT_BASE } from './addresses';

const root = path.join(import.meta.dirname, '..', '..');

/** Variable with the folder of imported demonstration data, which takes most of a first start. */
const IMPORTED = 'E2E_IMPORTED_DATA';

function started(
  file: string,
  env: Record<string, string>,
  folder = root,
  execArgv: string[] = [],
) {
  return new Promise<ChildProcess>((resolve, reject) => {
    const child = fork(path.join(folder, file), [], {
      cwd: folder,
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

/** A product that was started for tests. */
export interface RunningProduct {
  /** Stops the product and removes its data. */
  stop: () => Promise<void>;
  /** Folder of the product's release store. */
  releases: string;
  /** Serves the front end again with other variables. */
  serveAgain: (variables: Record<string, string>) => Promise<void>;
}

/**
 * Starts the built product on loopback with an empty data folder and demonstration data. Products
 * of tests copy the data that the first one imported.
 * @param portBase offset of all ports
 * @param variables additional environment
 * @param frontEnd folder of the repository whose front end is served
 */
export async function startBuiltProduct(
  portBase: number,
  variables: Record<string, string> = {},
  frontEnd = root,
): Promise<RunningProduct> {
  const data = await mkdtemp(path.join(tmpdir(), 'aranya-e2e-'));
  const imported = process.env[IMPORTED];
  if (imported && variables.ARANYA_DEMONSTRATION !== 'off') {
    await cp(imported, data, { recursive: true });
  }
  const releases = path.join(data, 'releases');
  const env = {
    ARANYA_PORT_BASE: String(portBase),
    ARANYA_DATA_DIR: data,
    ARANYA_LISTEN: '127.0.0.1',
    // Each registered person has a separate address, see new-collector.ts.
    ARANYA_TRUST_PROXY: 'loopback',
    ARANYA_PUBLIC_URL: `http://localhost:${portOf('server', portBase)}`,
    ARANYA_DEMONSTRATION: 'on',
    ARANYA_LOG_LEVEL: 'warn',
    // Browsers of tests ask for English unless a test changes it.
    ARANYA_LANGUAGES: 'en,hi,or',
    // Offline tests enable it: others count or remove fetched files.
    ARANYA_OFFLINE: 'off',
    ARANYA_RELEASES: releases,
    ARANYA_PYXFORM_COMMAND: (installedPyxform() ?? STAND_IN).join(' '),
    ...variables,
  };
  const server = await started('server/dist/main.js', env);
  const serve = (more: Record<string, string> = {}) =>
    started('tools/serve/serve.ts', { ...env, ...more }, frontEnd, ['--import', 'tsx']);
  let frontEndServer = await serve();
  return {
    releases,
    serveAgain: async (more) => {
      await stopped(frontEndServer);
      frontEndServer = await serve(more);
    },
    stop: async () => {
      await Promise.all([server, frontEndServer].map(stopped));
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** @returns folder of a server that was started once and stopped */
async function importDemonstration(): Promise<string> {
  const data = await mkdtemp(path.join(tmpdir(), 'aranya-e2e-'));
  const server = await started('server/dist/main.js', {
    ARANYA_PORT_BASE: String(TEST_PORT_BASE),
    ARANYA_DATA_DIR: data,
    ARANYA_LISTEN: '127.0.0.1',
    ARANYA_DEMONSTRATION: 'on',
    ARANYA_LOG_LEVEL: 'warn',
  });
  await stopped(server);
  return data;
}

/** The product under test. */
export default async function startProduct() {
  // The usual tests share one product; others start several.
  const imported = process.env.ARANYA_TESTS === 'usual' ? undefined : await importDemonstration();
  if (imported) process.env[IMPORTED] = imported;
  const { stop } = await startBuiltProduct(TEST_PORT_BASE);
  return async () => {
    await stop();
    if (imported) await rm(imported, { recursive: true, force: true });
  };
}
