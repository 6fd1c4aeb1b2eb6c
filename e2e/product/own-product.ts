import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { portOf } from '@aranya/shared/contracts';
import { TEST_PORT_BASE } from './addresses';
import { type RunningProduct, startBuiltProduct } from './start-product';
import { test } from './test';

/**
 * A product beside the one under test, for files whose tests change what it serves. A worker starts it once and keeps it
 * for all of its files; after a test that failed there is a new one.
 * @param ports how far its ports are from those of the product under test
 * @param variables of its environment
 */
function ownProduct(ports: number, variables: Record<string, string> = {}) {
  const portBase = TEST_PORT_BASE + ports;
  const host = `http://localhost:${portOf('host', portBase)}`;
  let running: RunningProduct | undefined;
  const product = () => {
    if (!running) throw new Error('This product is started for tests only.');
    return running;
  };
  const testOfProduct = test.extend<object, { started: undefined }>({
    started: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
      async ({}, use) => {
        running = await startBuiltProduct(portBase, variables);
        await use(undefined);
        await running.stop();
      },
      { scope: 'worker', auto: true, timeout: 400_000 },
    ],
    baseURL: host,
  });
  return {
    test: testOfProduct,
    /** Address of its host. */
    host,
    portBase,
    /** Folder of its release store. */
    releases: () => product().releases,
    serveAgain: (other: Record<string, string>) => product().serveAgain(other),
  };
}

/** For tests that change what everybody sees; each of its workers has a product, whose identity pages are 100 ports on. */
export const changed = ownProduct(40 + 200 * Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** The tests of a file release into it: the next file finds the registry as it was. */
export function putRegistryBack() {
  const file = () => path.join(changed.releases(), 'registry.json');
  let before = '';
  changed.test.beforeAll(async () => {
    before = await readFile(file(), 'utf8');
  });
  changed.test.afterAll(() => writeFile(file(), before));
}

/** For tests without a network: browsers keep what such a time needs. */
export const offline = ownProduct(10, { ARANYA_OFFLINE: 'on' });
