import { type RemoteFailureReport, remoteFailureReport } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { isWatched, publishChunkFailures } from '@aranya/shared/federation';
import { pathOf } from '../routes/addresses';

/** Reports that wait for the network, at most. */
const MAX_WAITING = 20;

/**
 * Tells the server of every remote that fails in this page, each failure once, and of each new release that
 * is shown. Without a network the report of a failure waits until there is one.
 * @returns stops it
 */
export function reportRemoteFailures(): () => void {
  const told = new Set<string>();
  let waiting: RemoteFailureReport[] = [];

  async function send(report: RemoteFailureReport) {
    try {
      // The shell calls nothing else, so its first script goes without the API client.
      const { reportRemoteFailure } = await import('@aranya/shared/api');
      await reportRemoteFailure(report);
    } catch (error) {
      console.info('A failure could not be reported.', error);
      if (!navigator.onLine) waiting = [...waiting, report].slice(0, MAX_WAITING);
    }
  }

  async function sendView(remote: string, version: string) {
    const key = `${remote} ${version}`;
    if (told.has(key) || !isWatched(remote, version)) return;
    told.add(key);
    try {
      const { reportRemoteView } = await import('@aranya/shared/api');
      await reportRemoteView({ remote, version });
    } catch (error) {
      console.info('A view could not be reported.', error);
    }
  }

  const sendWaiting = () => {
    const reports = waiting;
    waiting = [];
    for (const report of reports) void send(report);
  };

  const unsubscribeViews = subscribe('federation/remote-shown', ({ remote, version }) => {
    void sendView(remote, version);
  });
  const unsubscribe = subscribe('federation/remote-failed', (failure) => {
    const key = JSON.stringify(failure);
    if (told.has(key)) return;
    told.add(key);
    void send(remoteFailureReport({ ...failure, path: pathOf(window.location.pathname) }));
  });
  window.addEventListener('online', sendWaiting);
  const stopChunks = publishChunkFailures();
  return () => {
    stopChunks();
    unsubscribe();
    unsubscribeViews();
    window.removeEventListener('online', sendWaiting);
  };
}
