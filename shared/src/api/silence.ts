import { CALL_SILENCE_MS } from '@aranya/shared/contracts';
import type { AxiosRequestConfig } from 'axios';

/** Why a call is ended that nothing answers in time; one that nobody waits for any more is ended without a reason. */
export const lateness = () => new DOMException('Nothing came in time.', 'TimeoutError');

/** Whether a call was ended because nothing came in time. */
export const isLate = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** Waits for something that comes over the network, as long as a call waits in silence. @throws what it throws */
export async function inTime<Result>(coming: Promise<Result>): Promise<Result> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(lateness()), CALL_SILENCE_MS);
  });
  return Promise.race([coming, late]).finally(() => window.clearTimeout(timer));
}

type Ends = Pick<AxiosRequestConfig, 'signal' | 'onDownloadProgress'>;

/**
 * Makes a call that fails as without a network where nothing is heard for a while.
 * @param silenceMs how long, in milliseconds
 * @param leaving whoever asks ends it with this, too
 */
export async function endingInSilence<Answer>(
  silenceMs: number,
  leaving: AbortSignal | undefined,
  ask: (ends: Ends) => Promise<Answer>,
): Promise<Answer> {
  const call = new AbortController();
  const end = () => call.abort();
  let timer = window.setTimeout(end, silenceMs);
  const heard = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(end, silenceMs);
  };
  leaving?.addEventListener('abort', end);
  if (leaving?.aborted) end();
  try {
    return await ask({ signal: call.signal, onDownloadProgress: heard });
  } finally {
    window.clearTimeout(timer);
    leaving?.removeEventListener('abort', end);
  }
}
