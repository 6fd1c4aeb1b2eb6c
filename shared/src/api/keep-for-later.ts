import { settings } from '@aranya/shared/config';
import { message, type ProblemBody } from '@aranya/shared/contracts';
import type { Attempt, QueuedContent } from '@aranya/shared/queue';
import { hasQueueMark, isQueueTended } from '@aranya/shared/session';
import { ApiError } from './api-error';
import { isUnanswered } from './client';
import { presentPerson } from './device-answers';
import { inTime } from './silence';

/** Said where there is no network, and this device does not take what was written. */
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

/** Said where the queue's script does not come: on a first visit, and where data is saved, no set has it. */
const NO_QUEUE: ProblemBody = {
  code: 'no_queue',
  message: message(
    'There is no network, and what you wrote is not kept yet. Leave this page open and send it again when there is one.',
  ),
};

/** The queue is fetched when something has to wait. @throws ApiError where it does not come */
const queue = () =>
  inTime(import('@aranya/shared/queue')).catch((cause: unknown) => {
    console.warn('What keeps what was written does not come.', cause);
    throw new ApiError(0, NO_QUEUE, cause);
  });

/** Only where a page shows what waits, and only one tab can send. */
const canQueue = () =>
  settings().offline && isQueueTended() && 'locks' in navigator && 'indexedDB' in globalThis;

/** Id of a call that may have to be sent again. */
export const newCallId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

interface Unsent {
  /** With which it was sent: the answer may have been lost after it was done. */
  id?: string;
  content: QueuedContent;
}

/**
 * Keeps what no server answered in the queue (docs/decisions/0056).
 * @param person of whom it is: who was signed in when it was written
 * @returns true where it waits now; false where the failure is another one, or nothing is queued here
 * @throws ApiError where this device does not take it
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

/** Asked for once something is there that must not go when the disk is full of other things. */
const keepStorage = () => void navigator.storage?.persist?.().catch(() => undefined);

/**
 * Puts into the queue what is on its way: its tab may be closed before there is an answer. The call does not wait for
 * it, and one that is answered before writes nothing.
 */
function keepMeanwhile(written: Required<Unsent> & { person: string }) {
  let isOver = false;
  let attempt: Promise<Attempt | undefined> | undefined;
  queue().then(
    (kept) => {
      if (isOver) return;
      keepStorage();
      attempt = kept.beginAttempt(written).catch((error: unknown) => {
        console.warn('What is being sent is not kept.', error);
        return undefined;
      });
    },
    // It is said when no server answers either.
    () => undefined,
  );
  /** The call is over. @returns whether it was kept */
  return async (isAnswered: boolean): Promise<boolean> => {
    isOver = true;
    const begun = await attempt;
    await begun?.end(isAnswered);
    return begun !== undefined;
  };
}

/**
 * Makes a call, and has what it says wait where no server answers. It is kept while an answer is on
 * its way: a tab that is closed then loses nothing, and no other tab sends it meanwhile.
 * @param send makes the call
 * @param person of whom it is
 * @returns the answer; undefined if it waits now
 * @throws ApiError what the server says against it; where nothing is queued here, or this device
 * does not take it
 */
export async function sendOrKeep<Answer>(
  { id = newCallId(), content }: Unsent,
  send: () => Promise<Answer>,
  person = presentPerson(),
): Promise<Answer | undefined> {
  const end = canQueue() ? keepMeanwhile({ id, person, content }) : async () => false;
  try {
    const answer = await send();
    await end(true);
    return answer;
  } catch (error) {
    if (await end(!isUnanswered(error))) {
      if (isUnanswered(error)) return undefined;
    } else if (await keepForLater(error, { id, content }, person)) return undefined;
    throw error;
  }
}

/** What waits of who is signed in; nothing if nothing was ever queued. */
export async function whatWaits() {
  return hasQueueMark() ? (await queue()).entriesOf([presentPerson()]) : [];
}

/**
 * What waits on a subject was said anew, and taken by the server.
 * @param sent of a profile: the changes that waited then; without them everything is dropped
 */
export async function dropWaiting(
  subject: string,
  person = presentPerson(),
  sent?: Readonly<Record<string, string>>,
) {
  if (hasQueueMark()) await (await queue()).removeSubject(person, subject, sent);
}

/** The person changed an entry that waits. @throws where this device does not take it */
export async function editWaiting(id: string, content: QueuedContent) {
  const { editEntry, sendQueue } = await queue();
  try {
    await editEntry(id, presentPerson(), content);
  } catch (failure) {
    throw noRoom(failure);
  }
  sendQueue().catch((error: unknown) => console.warn(error));
}

/** Does something while nothing of the queue is being sent; at once where nothing waits. */
export async function inTurnWithQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  return hasQueueMark() && canQueue() ? (await queue()).whileNothingIsSent(work) : work();
}
