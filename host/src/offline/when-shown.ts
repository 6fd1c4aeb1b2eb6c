import { settings } from '@aranya/shared/config';
import { whenIdle } from '../shell/when-idle';

/** After the page reacts and is quiet, has the browser keep what a time without network needs. */
export function keepOfflineWhenIdle() {
  const { serviceWorker } = navigator;
  // Only pages that came by https, or from this machine, have one.
  if (!serviceWorker || !(settings().offline || serviceWorker.controller)) return;
  whenIdle(() => {
    import('./keep-offline').then(({ keepOffline }) => keepOffline()).catch(() => undefined);
  });
}
