import { settings } from '@aranya/shared/config';
import {
  FORMS_MARK,
  OFFLINE_CACHE,
  SCRIPT_TRUST_KEY,
  type ScriptTrust,
  SERVICE_WORKER,
} from '@aranya/shared/contracts';
import { savesData } from '@aranya/shared/navigation';
import { readPage, type ShownMessage, setIdOf } from './page-of-set';

/** The operator switched the offline mode off. */
async function removeWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches.delete(OFFLINE_CACHE);
  await (await import('@aranya/shared/device')).forgetEverything();
}

export async function keepOffline() {
  if (!settings().offline) return removeWorker();
  const withForms = localStorage.getItem(FORMS_MARK) !== null;
  // A data-saving browser does not download a megabyte that may never be used; stored sets remain.
  if (savesData() && !withForms) return;
  const trust = (globalThis as unknown as Record<symbol, ScriptTrust | undefined>)[
    Symbol.for(SCRIPT_TRUST_KEY)
  ];
  const address = trust?.address(SERVICE_WORKER) ?? SERVICE_WORKER;
  try {
    const page = readPage(document.documentElement.outerHTML, window.location.hostname);
    const set = await setIdOf(page, withForms);
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'shown', set, withForms } satisfies ShownMessage);
  } catch (error) {
    // The browser has no storage, there is no network, or the development server has no sets.
    console.info('Nothing is kept for a time without network.', error);
  }
}
