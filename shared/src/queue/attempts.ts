import { putInPlace, takeBack } from './queued-entries';
import type { QueuedContent, QueuedEntry } from './queued-entry';

/**
 * Prefix of a lock's name; an attempt's id follows. A tab that makes the call of an entry itself holds the lock: other
 * tabs neither send nor show the entry. The browser frees the lock when the tab is closed.
 */
const LOCK_PREFIX = 'aranya-queue/';

/**
 * Queues the content of a call during the call: if the tab is closed before the answer, the entry is pending.
 * @param written `id` is that of the call
 * @param isAnswered whether a server answered, with success or not: the form shows the answer. Otherwise the entry is
 * pending like any other
 * @throws if this device does not store it
 */
export const keepDuring = (
  { id, ...written }: { id: string; person: string; content: QueuedContent },
  isAnswered: Promise<boolean>,
): Promise<void> =>
  navigator.locks.request(LOCK_PREFIX + id, async () => {
    const before = await putInPlace({ ...written, id, attempt: id });
    if (!(await isAnswered)) return;
    // If this fails, the entry is sent again under the same id, which the server recognises.
    await takeBack(id, before).catch((error) => console.warn('What was sent waits still.', error));
  });

/** Ids of attempts that any tab of this browser is making now. */
export async function attemptsUnderWay(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const attempts = held.flatMap(({ name = '', mode }) =>
    mode === 'exclusive' && name.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
  );
  return new Set(attempts);
}

/** Whether an entry belongs to one of these attempts. */
export const isOneOf = (attempts: ReadonlySet<string>, { attempt }: QueuedEntry): boolean =>
  attempt !== undefined && attempts.has(attempt);

/** Resolves when an attempt is over or its tab is closed. @param signal rejects it */
export const whenOver = (attempt: string, signal: AbortSignal): Promise<unknown> =>
  navigator.locks.request(LOCK_PREFIX + attempt, { mode: 'shared', signal }, async () => undefined);
