import { PAGE_DATA_ID, settings } from '@aranya/shared/config';
import {
  FORMS_MARK,
  HOST_FILES_ATTRIBUTE,
  OFFLINE_CACHE,
  SCRIPT_TRUST_KEY,
  type ScriptTrust,
  SERVICE_WORKER,
} from '@aranya/shared/contracts';
import { savesData } from '@aranya/shared/navigation';
import { pageOfSet, type ShownMessage, setIdOf } from './page-of-set';

/** Removes the worker and its caches after the operator switched the offline mode off. */
async function removeWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHE));
  await Promise.all(names.map((name) => caches.delete(name)));
  await (await import('@aranya/shared/device')).forgetEverything();
}

/** The set of the open page; undefined in the host's development server. */
async function setOfThisPage(): Promise<ShownMessage | undefined> {
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  const list = document
    .querySelector(`script[${HOST_FILES_ATTRIBUTE}]`)
    ?.getAttribute(HOST_FILES_ATTRIBUTE);
  if (!data || !list) return undefined;
  const withForms = localStorage.getItem(FORMS_MARK) !== null;
  const page = { ...pageOfSet(data, list, window.location.hostname), withForms };
  return { type: 'shown', set: await setIdOf(page), withForms };
}

/** Makes the browser store the files that the product needs offline. */
export async function keepOffline() {
  if (!settings().offline) return removeWorker();
  // A data-saving browser does not download a megabyte that may never be used; stored sets remain.
  if (savesData() && localStorage.getItem(FORMS_MARK) === null) return;
  const message = await setOfThisPage();
  if (!message) return;
  const trust = (globalThis as unknown as Record<symbol, ScriptTrust | undefined>)[
    Symbol.for(SCRIPT_TRUST_KEY)
  ];
  const address = trust?.address(SERVICE_WORKER) ?? SERVICE_WORKER;
  try {
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(message);
  } catch (error) {
    // The browser has no storage, or there is no network; the page works in both cases.
    console.info('Nothing is kept for a time without network.', error);
  }
}
