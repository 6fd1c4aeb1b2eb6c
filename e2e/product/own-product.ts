import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { portOf } from '@aranya/shared/contracts';
import { TEST_PORT_BASE } from './addresses';
import { type RunningProduct, startBuiltProduct } from './start-product';
import { test } from './test';

/**
 * A separate product for files whose tests change what it serves. A worker starts it once for all
 * of its files, and again after a failed test.
 * @param ports offset from the ports of the product under test
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
      async ({ browserName: _ }, use) => {
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
    /** Address of the product's host. */
    host,
    portBase,
    /** Folder of the product's release store. */
    releases: () => product().releases,
    serveAgain: (other: Record<string, string>) => product().serveAgain(other),
  };
}

/** Each worker has its own products. Identity pages are at port offset 100. */
const portsOfWorker = 200 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Product for tests that change shared content. */
export const changed = ownProduct(40 + portsOfWorker);

/** Restores the registry after the tests of a file, which release into it. */
export function putRegistryBack() {
  const file = () => path.join(changed.releases(), 'registry.json');
  let before = '';
  changed.test.beforeAll(async () => {
    before = await readFile(file(), 'utf8');
  });
  changed.test.afterAll(() => writeFile(file(), before));
}

/** Product for offline tests, whose browsers store the offline set. */
export const offline = ownProduct(10 + portsOfWorker, { ARANYA_OFFLINE: 'on' });
