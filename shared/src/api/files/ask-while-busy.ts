import { ApiError } from '../client/api-error';

const TRIES = 5;

/**
 * Retries when a busy server asks for it: the server resizes each photo on request.
 * @throws ApiError if it fails, or after too many tries
 */
export async function askWhileBusy(ask: () => Promise<Blob>, signal: AbortSignal): Promise<Blob> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const seconds = error instanceof ApiError && secondsOf(error);
      if (!seconds || tries === TRIES) throw error;
      await pause(seconds * 1000, signal);
    }
  }
}

const secondsOf = ({ problem: { code, retryAfterSeconds } }: ApiError) =>
  code === 'busy' ? retryAfterSeconds : undefined;

/** @throws the signal's reason when it is aborted */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
