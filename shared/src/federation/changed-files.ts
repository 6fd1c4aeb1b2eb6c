import { isFileOf } from './releases/trusted-releases';
import { ENTRY_TIMEOUT_MS } from './retry';

/** @param url of a file that differs from its release */
type Listener = (url: string) => void;

const listeners = new Set<Listener>();

const examined = new Map<string, Promise<boolean>>();

export const changedFileText = (url: string) =>
  `${new URL(url).pathname} is not the file that was released`;

const fetchInTime = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(ENTRY_TIMEOUT_MS) });

/** Browsers do not say why script elements and `fetch` fail. */
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

export function examineFile(address: string, integrity: string): Promise<boolean> {
  const result = isChanged(address, integrity);
  examined.set(address, result);
  void result.then((changed) => {
    if (changed) for (const listener of listeners) listener(withoutQuery(address));
  });
  return result;
}

/** First file of a release that was found changed since the release was last chosen. */
export async function changedFileOf(manifestUrl: string): Promise<string | undefined> {
  for (const [address, result] of examined) {
    if (isFileOf(manifestUrl, address) && (await result)) return withoutQuery(address);
  }
  return undefined;
}

/** Refreshes the browser's cache, which would return the changed files: releases never change. */
export async function fetchExaminedAgain(manifestUrl: string) {
  const addresses = [...examined.keys()].filter((address) => isFileOf(manifestUrl, address));
  for (const address of addresses) examined.delete(address);
  await Promise.all(
    addresses.map((address) => fetchInTime(address, { cache: 'reload' }).catch(() => undefined)),
  );
}

/** @returns function that unsubscribes */
export function onChangedFile(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function watchForChangedFiles() {
  const look = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.integrity) {
      void examineFile(target.src, target.integrity);
    }
    if (target instanceof HTMLLinkElement && target.integrity && target.rel === 'stylesheet') {
      void examineFile(target.href, target.integrity);
    }
  };
  // Uses the capture phase, because the event does not bubble.
  window.addEventListener('error', look, true);
}
