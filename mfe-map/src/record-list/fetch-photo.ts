import { ApiError, getRecordPhoto } from '@aranya/shared/api';
import type { RecordPhotoQuery } from '@aranya/shared/contracts';

/** A photo of an own record. */
export interface WantedPhoto extends RecordPhotoQuery {
  id: string;
}

/** Maximum number of requests for a photo while the server is busy. */
const TRIES = 5;

/**
 * Fetches a photo, and retries when a busy server asks for it.
 * @throws ApiError if it fails, or after too many tries
 */
export async function fetchPhoto(
  { id, ...query }: WantedPhoto,
  signal: AbortSignal,
): Promise<Blob> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await getRecordPhoto(id, query, signal);
    } catch (error) {
      const seconds = error instanceof ApiError && secondsOf(error);
      if (!seconds || tries === TRIES) throw error;
      await pause(seconds * 1000, signal);
    }
  }
}

/** Returns the delay that a busy server asks for; undefined for every other failure. */
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
