import { ENTRY_TIMEOUT_MS } from './retry';
import { trustOfPage } from './script-trust';

/** What the entry script of a remote leaves in the page: the interface of a Module Federation container. */
export interface Container {
  /** @param options how the page's federation runtime hands over its shared modules */
  init(scope: object, initScope: unknown[], options: object): unknown;
  /** @throws where the remote has no such module */
  get(expose: string): Promise<() => unknown>;
}

const page = globalThis as unknown as Record<string, Container | undefined>;

/** Fetches a script, checks it by its hash and runs it. */
function run(url: string): Promise<void> {
  const trust = trustOfPage();
  const script = document.createElement('script');
  script.src = trust?.address(url) ?? url;
  script.integrity = trust?.integrity(url) ?? '';
  script.crossOrigin = 'anonymous';
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${url}: ${why}`));
    const timer = window.setTimeout(fail, ENTRY_TIMEOUT_MS, `no answer in ${ENTRY_TIMEOUT_MS} ms`);
    const settle = (then: () => void) => () => {
      window.clearTimeout(timer);
      then();
    };
    script.onload = settle(resolve);
    script.onerror = settle(() => fail('did not load'));
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * The container of a remote, fetched anew.
 * @param name of the variable in which its script leaves it
 */
export async function fetchContainer(name: string, url: string): Promise<Container> {
  // A script's own variable cannot be removed.
  page[name] = undefined;
  await run(url);
  const container = page[name];
  if (!container) throw new Error(`${url} is no entry script of ${name}`);
  return container;
}
