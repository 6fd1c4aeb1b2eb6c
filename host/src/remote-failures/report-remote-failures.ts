import type { RemoteFailureReport } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { publishChunkFailures } from '@aranya/shared/federation';
import { pathOf } from '../routes/addresses';

const MAX_WAITING = 20;

/** Reports each failure once; without a network, later. @returns function that stops it */
export function reportRemoteFailures(): () => void {
  const told = new Set<string>();
  let waiting: RemoteFailureReport[] = [];

  async function send(report: RemoteFailureReport) {
    try {
      // The shell makes no other call, so its first script omits the API client and the contract.
      const { reportRemoteFailure } = await import('@aranya/shared/api');
      const { remoteFailureReport } = await import('@aranya/shared/contracts');
      await reportRemoteFailure(remoteFailureReport(report));
    } catch (error) {
      console.info('A failure could not be reported.', error);
      if (!navigator.onLine) waiting = [...waiting, report].slice(0, MAX_WAITING);
    }
  }

  const sendWaiting = () => {
    const reports = waiting;
    waiting = [];
    for (const report of reports) void send(report);
  };

  const unsubscribe = subscribe('federation/remote-failed', (failure) => {
    const key = JSON.stringify(failure);
    if (told.has(key)) return;
    told.add(key);
    void send({ ...failure, path: pathOf(window.location.pathname) });
  });
  window.addEventListener('online', sendWaiting);
  const stopChunks = publishChunkFailures();
  return () => {
    stopChunks();
    unsubscribe();
    window.removeEventListener('online', sendWaiting);
  };
}
