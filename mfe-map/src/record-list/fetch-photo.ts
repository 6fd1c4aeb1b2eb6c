import { ApiError, getRecordPhoto } from '@aranya/shared/api';
import type { RecordPhotoQuery } from '@aranya/shared/contracts';

/** A photo of an own record. */
export interface WantedPhoto extends RecordPhotoQuery {
  id: string;
}

/** How often a photo is asked for while the server is busy. */
const TRIES = 5;

/**
 * Fetches a photo, and asks again when the server says that it is busy and when to come back.
 * @throws ApiError where it does not come, and after too many tries
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

/** When a busy server wants to be asked again; undefined for every other failure. */
const secondsOf = ({ problem: { code, retryAfterSeconds } }: ApiError) =>
  code === 'busy' ? retryAfterSeconds : undefined;

/** @throws The signal's reason when nobody waits any more. */
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
