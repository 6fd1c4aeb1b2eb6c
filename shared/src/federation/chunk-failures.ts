import { CHUNK_FAILED_EVENT, type ChunkFailure } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { changedFileOf } from './changed-files';
import { versionInUse } from './load-expose';
import type { FailurePhase } from './remote-failure';

const PHASE: FailurePhase = 'chunk';

/**
 * The part that requested the chunk shows the failure.
 * @returns function that stops it
 */
export function publishChunkFailures(): () => void {
  const tell = async (event: Event) => {
    const { deployable, url } = (event as CustomEvent<ChunkFailure>).detail;
    // A release with a changed file is reported elsewhere.
    if (await changedFileOf(url)) return;
    publish('federation/remote-failed', {
      remote: deployable,
      version: versionInUse(deployable),
      phase: PHASE,
      cause: `${new URL(url, window.location.href).pathname} did not arrive`,
    });
  };
  window.addEventListener(CHUNK_FAILED_EVENT, tell);
  return () => window.removeEventListener(CHUNK_FAILED_EVENT, tell);
}
