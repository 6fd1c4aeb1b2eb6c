import { ApiError, problemFor } from '@aranya/shared/api';
import { aranyaStore } from '@aranya/shared/session';
import { attemptsUnderWay } from './attempts';
import { entriesOf, entryOf, removeEntries, setRefusal } from './queued-entries';
import type { QueuedEntry } from './queued-entry';
import { sendEntry } from './send-entry';

/** Lock of the sending tab; the browser frees it when the tab closes. */
const LOCK = 'aranya-queue';

/** Time before which the server asked not to retry, in milliseconds. */
let notBefore = 0;

/** Returns whether a failure is temporary, so that the entry is retried later. */
function isPassing(error: unknown): boolean {
  // An internal error is no refusal by the server: a later retry or release may succeed.
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return error.isSessionEnded || status === 0 || status >= 500 || [408, 429].includes(status);
}

/** The profile has changed since the first attempt: this entry had arrived. */
const isDone = ({ content }: QueuedEntry, error: unknown) =>
  content.kind === 'profile' &&
  error instanceof ApiError &&
  error.problem.code === 'done_otherwise';

/** @returns false if nothing more can be sent now */
async function sendOne(entry: QueuedEntry): Promise<boolean> {
  try {
    await sendEntry(entry);
    await removeEntries([entry.id]);
  } catch (error) {
    if (isDone(entry, error)) {
      await removeEntries([entry.id]);
    } else if (isPassing(error)) {
      const seconds = (error as Partial<ApiError>).problem?.retryAfterSeconds ?? 0;
      notBefore = Date.now() + seconds * 1000;
      console.info('What waits is tried again later.', error);
      return false;
    } else {
      await setRefusal(entry.id, problemFor(error));
    }
  }
  return true;
}

const session = () => aranyaStore().store.getState().session;

const present = () => ['', session().userId];

async function sendAll(): Promise<void> {
  const waiting = await entriesOf(present());
  for (const { id } of waiting) {
    // Reads the entry again: it may have been changed or removed meanwhile.
    const entry = await entryOf(id);
    // A refused entry is sent again on the person's request.
    if (!entry || entry.refusal || !present().includes(entry.person)) continue;
    if ((await attemptsUnderWay()).has(id)) continue;
    if (!(await sendOne(entry))) return;
  }
}

/** Sends the queued entries in order, unless another tab does. */
export async function sendQueue(): Promise<void> {
  if (Date.now() < notBefore) return;
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll();
  });
}

/** Runs work while no tab sends. */
export const whileNothingIsSent = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(LOCK, work);
