import { PAGE_DATA_ID, settings } from '@aranya/shared/config';
import {
  HOST_FILES_ATTRIBUTE,
  SCRIPT_TRUST_KEY,
  type ScriptTrust,
  SERVICE_WORKER,
} from '@aranya/shared/contracts';
import { savesData } from '@aranya/shared/navigation';
import { aranyaStore } from '@aranya/shared/session';
import { pageOfSet, type ShownMessage, setIdOf } from './page-of-set';
import { CACHE_PREFIX } from './set-state';

/** Takes away the worker and what it keeps: the operator has switched it off. */
async function removeWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await (await import('@aranya/shared/device')).forgetEverything();
}

/** What a page that signed somebody out could not remove any more. */
async function removeLeftovers() {
  const { userId } = aranyaStore().store.getState().session;
  const { forgetOthers } = await import('@aranya/shared/device');
  await forgetOthers(userId);
}

/** The set of the page that is open; undefined while somebody works on the host. */
async function setOfThisPage(): Promise<string | undefined> {
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  const list = document
    .querySelector(`script[${HOST_FILES_ATTRIBUTE}]`)
    ?.getAttribute(HOST_FILES_ATTRIBUTE);
  return data && list ? setIdOf(pageOfSet(data, list, window.location.hostname)) : undefined;
}

/** Has the browser keep what the product needs to open without a network. */
export async function keepOffline() {
  if (!settings().offline) return removeWorker();
  removeLeftovers().catch((error: unknown) => console.info('Nothing is kept of anybody.', error));
  // Who saves data is not given a megabyte that may never be used; what is kept already stays.
  if (savesData()) return;
  const set = await setOfThisPage();
  if (!set) return;
  const trust = (globalThis as unknown as Record<symbol, ScriptTrust | undefined>)[
    Symbol.for(SCRIPT_TRUST_KEY)
  ];
  const address = trust?.address(SERVICE_WORKER) ?? SERVICE_WORKER;
  try {
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'shown', set } satisfies ShownMessage);
  } catch (error) {
    // A browser that keeps nothing, or no network: the page works without.
    console.info('Nothing is kept for a time without network.', error);
  }
}
