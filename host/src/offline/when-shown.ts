import { settings } from '@aranya/shared/config';
import { subscribe } from '@aranya/shared/events';
import { whenIdle } from '../shell/when-idle';

export function keepOfflineWhenIdle() {
  const { serviceWorker } = navigator;
  // Browsers offer service workers only over https and on localhost.
  if (!serviceWorker || !(settings().offline || serviceWorker.controller)) return;
  const keep = () => {
    import('./keep-offline').then(({ keepOffline }) => keepOffline()).catch(() => undefined);
  };
  whenIdle(keep);
  // The first kept form needs its engine, too.
  subscribe('collection/kept-forms-changed', keep);
}
