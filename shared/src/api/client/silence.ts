import { CALL_SILENCE_MS } from '@aranya/shared/contracts';
import type { AxiosRequestConfig } from 'axios';

/** A call that the caller aborted has no such reason. */
export const lateness = () => new DOMException('Nothing came in time.', 'TimeoutError');

export const isLate = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/**
 * Waits for network data, up to the call's silence limit.
 * @throws the call's error
 */
export async function inTime<Result>(coming: Promise<Result>): Promise<Result> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(lateness()), CALL_SILENCE_MS);
  });
  return Promise.race([coming, late]).finally(() => window.clearTimeout(timer));
}

type Ends = Pick<AxiosRequestConfig, 'signal' | 'onDownloadProgress'>;

/** Fails as offline after `silenceMs` without received data. */
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
