import { settings } from '@aranya/shared/config';
import { whenIdle } from '../shell/when-idle';

/** Starts storing the offline set once the page is interactive and idle. */
export function keepOfflineWhenIdle() {
  const { serviceWorker } = navigator;
  // Browsers offer service workers only over https and on localhost.
  if (!serviceWorker || !(settings().offline || serviceWorker.controller)) return;
  whenIdle(() => {
    import('./keep-offline').then(({ keepOffline }) => keepOffline()).catch(() => undefined);
  });
}
