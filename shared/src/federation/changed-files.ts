import { ENTRY_TIMEOUT_MS } from './retry';
import { isFileOf } from './trusted-releases';

/** Told of a file that is not what was released. */
type Listener = (url: string) => void;

const listeners = new Set<Listener>();

/** What came out of looking at files that the browser did not load, by address. */
const examined = new Map<string, Promise<boolean>>();

/** What a log says of such a file. */
export const changedFileText = (url: string) =>
  `${new URL(url).pathname} is not the file that was released`;

/** A fetch that is given up like that of an entry: nobody may wait for it forever. */
const fetchInTime = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(ENTRY_TIMEOUT_MS) });

/**
 * Whether a file that did not load is there, but with other bytes than its release names. A browser
 * says neither of script elements nor of `fetch` why they failed.
 */
async function isChanged(url: string, integrity: string): Promise<boolean> {
  try {
    if (!(await fetchInTime(url)).ok) return false;
  } catch {
    return false;
  }
  return fetchInTime(url, { integrity }).then(
    () => false,
    () => true,
  );
}

const withoutQuery = (address: string) => address.replace(/\?.*/, '');

/** Looks at a file that did not load. */
export function examineFile(address: string, integrity: string): Promise<boolean> {
  const result = isChanged(address, integrity);
  examined.set(address, result);
  void result.then((changed) => {
    if (changed) for (const listener of listeners) listener(withoutQuery(address));
  });
  return result;
}

/** The first file of a release that was found changed since it was last chosen. */
export async function changedFileOf(manifestUrl: string): Promise<string | undefined> {
  for (const [address, result] of examined) {
    if (isFileOf(manifestUrl, address) && (await result)) return withoutQuery(address);
  }
  return undefined;
}

/**
 * A release is chosen again: what was found of it is forgotten, and the browser's cache gets its files
 * again. It would otherwise go on giving the changed ones, since releases never change.
 */
export async function fetchExaminedAgain(manifestUrl: string) {
  const addresses = [...examined.keys()].filter((address) => isFileOf(manifestUrl, address));
  for (const address of addresses) examined.delete(address);
  await Promise.all(
    addresses.map((address) => fetchInTime(address, { cache: 'reload' }).catch(() => undefined)),
  );
}

/** @returns stops it */
export function onChangedFile(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks at every script and style sheet with a hash that the browser does not load. */
export function watchForChangedFiles() {
  const look = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.integrity) {
      void examineFile(target.src, target.integrity);
    }
    if (target instanceof HTMLLinkElement && target.integrity && target.rel === 'stylesheet') {
      void examineFile(target.href, target.integrity);
    }
  };
  // The event does not bubble.
  window.addEventListener('error', look, true);
}
