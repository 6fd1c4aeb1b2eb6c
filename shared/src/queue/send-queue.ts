import { ApiError, problemFor } from '@aranya/shared/api';
import { aranyaStore } from '@aranya/shared/session';
import { attemptsUnderWay } from './attempts';
import { entriesOf, entryOf, removeEntries, setRefusal } from './queued-entries';
import type { QueuedEntry } from './queued-entry';
import { sendEntry } from './send-entry';

/** Held by the sending tab; the browser frees it when the tab closes. */
const LOCK = 'aranya-queue';

/** In milliseconds; the server asked not to retry earlier. */
let notBefore = 0;

/** The entry is retried later. */
function isPassing(error: unknown): boolean {
  // An internal error is no refusal by the server: a later retry or release may succeed.
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return error.isSessionEnded || status === 0 || status >= 500 || [408, 429].includes(status);
}

/** @returns false if nothing more can be sent now */
async function sendOne(entry: QueuedEntry): Promise<boolean> {
  try {
    await sendEntry(entry);
    await removeEntries([entry.id]);
  } catch (error) {
    if (!isPassing(error)) {
      await setRefusal(entry.id, problemFor(error));
      return true;
    }
    const seconds = (error as Partial<ApiError>).problem?.retryAfterSeconds ?? 0;
    notBefore = Date.now() + seconds * 1000;
    console.info('What waits is tried again later.', error);
    return false;
  }
  return true;
}

const present = () => ['', aranyaStore().store.getState().session.userId];

async function sendAll(): Promise<void> {
  for (const { id } of await entriesOf(present())) {
    const isUnderWay = (await attemptsUnderWay()).has(id);
    // Reads the entry again: it may have been changed or removed meanwhile.
    const entry = await entryOf(id);
    // A refused entry is sent again on the person's request.
    if (!entry || entry.refusal || isUnderWay || !present().includes(entry.person)) continue;
    if (!(await sendOne(entry))) return;
  }
}

/** Sends in order, unless another tab does. */
export async function sendQueue(): Promise<void> {
  if (Date.now() < notBefore) return;
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll();
  });
}

/** Sends the refused entry unchanged, and the others. */
export async function retryEntry(id: string): Promise<void> {
  await setRefusal(id);
  await sendQueue();
}

/** Runs work while no tab sends. */
export const whileNothingIsSent = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(LOCK, work);
