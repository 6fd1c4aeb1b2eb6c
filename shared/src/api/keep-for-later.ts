import { settings } from '@aranya/shared/config';
import { message, type ProblemBody } from '@aranya/shared/contracts';
import type * as Queue from '@aranya/shared/queue';
import { hasQueueMark, isQueueTended, loadQueue } from '@aranya/shared/session';
import { ApiError } from './client/api-error';
import { isUnanswered } from './client/client';
import { inTime } from './client/silence';
import { presentPerson } from './device-answers';

const NO_ROOM: ProblemBody = {
  code: 'no_room',
  message: message(
    'There is no network, and this device has no room to keep what you wrote. Leave this page open and send it again when there is one.',
  ),
};

function noRoom(cause: unknown) {
  console.warn('What was written is not kept.', cause);
  return new ApiError(0, NO_ROOM, cause);
}

/** On first and data-saving visits the queue's script is not cached. */
const NO_QUEUE: ProblemBody = {
  code: 'no_queue',
  message: message(
    'There is no network, and what you wrote is not kept yet. Leave this page open and send it again when there is one.',
  ),
};

/** @throws ApiError if the script fails to load */
const queue = () =>
  inTime(loadQueue() as Promise<typeof Queue>).catch((cause: unknown) => {
    console.warn('What keeps what was written does not come.', cause);
    throw new ApiError(0, NO_QUEUE, cause);
  });

/** Input is queued only if a page can show the queue, and only one tab can send. */
const canQueue = () =>
  settings().offline && isQueueTended() && 'locks' in navigator && 'indexedDB' in globalThis;

export const newCallId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

interface Unsent {
  /** Id with which it was sent: the server may have executed it although the answer was lost. */
  id?: string;
  content: Queue.QueuedContent;
}

/**
 * Queues input if no server answered (docs/decisions/0056).
 * @param person who was signed in when it was written
 * @returns true if it is queued; false for another failure, or if nothing is queued here
 * @throws ApiError if this device cannot store it
 */
export async function keepForLater(
  error: unknown,
  unsent: Unsent,
  person = presentPerson(),
): Promise<boolean> {
  if (!isUnanswered(error) || !canQueue()) return false;
  const { enqueue } = await queue();
  try {
    keepStorage();
    await enqueue({ ...unsent, person });
    return true;
  } catch (failure) {
    throw noRoom(failure);
  }
}

/** Without this the browser may evict entries. */
const keepStorage = () => void navigator.storage?.persist?.().catch(() => undefined);

/**
 * The content is queued during the call, so a closed tab loses nothing and no other tab sends it
 * meanwhile. The call does not wait for the queue; one that is answered first writes nothing.
 * @param person `userId` of the author
 * @returns the answer; undefined if the content is queued
 * @throws ApiError if the server refuses it, or if this device cannot queue it
 */
export async function sendOrKeep<Answer>(
  { id = newCallId(), content }: Unsent,
  send: () => Promise<Answer>,
  person = presentPerson(),
): Promise<Answer | undefined> {
  let isOver = false;
  const call = send().finally(() => {
    isOver = true;
  });
  const isAnswered = call.then(
    () => true,
    (error: unknown) => !isUnanswered(error),
  );
  /** Resolves after the call; true if this device queued the content. */
  let kept: Promise<boolean> | undefined;
  const keepMeanwhile = ({ keepDuring }: typeof Queue) => {
    if (isOver) return;
    keepStorage();
    kept = keepDuring({ id, person, content }, isAnswered).then(
      () => true,
      (error: unknown) => {
        console.warn('What is being sent is not kept.', error);
        return false;
      },
    );
  };
  // A missing script is reported if no server answers either.
  if (canQueue()) queue().then(keepMeanwhile, () => undefined);
  try {
    return await call;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    if (await kept) return undefined;
    if (await keepForLater(error, { id, content }, person)) return undefined;
    throw error;
  } finally {
    await kept;
  }
}

export async function whatWaits() {
  return hasQueueMark() ? (await queue()).entriesOf([presentPerson()]) : [];
}

/** Their content was sent with something else. */
export async function dropWaiting(ids: readonly string[]) {
  if (ids.length > 0) await (await queue()).removeEntries(ids);
}

/** Runs work while the queue is not being sent; at once if it is empty. */
export async function inTurnWithQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  return hasQueueMark() && canQueue() ? (await queue()).whileNothingIsSent(work) : work();
}
