import { putInPlace, takeBack } from './queued-entries';
import type { QueuedContent, QueuedEntry } from './queued-entry';

/**
 * Prefix of a lock's name; an attempt's id follows. A tab that makes the call of an entry itself holds the lock: other
 * tabs neither send nor show the entry. The browser frees the lock when the tab is closed.
 */
const LOCK_PREFIX = 'aranya-queue/';

/** A call whose content is in the queue while its tab waits for the answer. */
export interface Attempt {
  /**
   * Ends the attempt. Without an answer the entry is pending like any other.
   * @param isAnswered whether a server answered, with success or not: the form shows the answer
   */
  end(isAnswered: boolean): Promise<void>;
}

/** Holds the lock of an attempt. @returns function that frees it */
const lock = (attempt: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((free) => resolve(free));
    navigator.locks.request(LOCK_PREFIX + attempt, hold).catch(reject);
  });

/**
 * Queues the content of a call during the call: if the tab is closed before the answer, the entry
 * is pending.
 * @param written `id` is that of the call
 * @throws if this device does not store it
 */
export async function beginAttempt(written: {
  id: string;
  person: string;
  content: QueuedContent;
}): Promise<Attempt> {
  const { id } = written;
  const free = await lock(id);
  try {
    const before = await putInPlace({ ...written, attempt: id });
    return {
      async end(isAnswered) {
        try {
          if (isAnswered) await takeBack(id, before);
        } catch (error) {
          // Sent again under the same id, by which the server recognises it.
          console.warn('What was sent waits still.', error);
        } finally {
          free();
        }
      },
    };
  } catch (error) {
    free();
    throw error;
  }
}

/** Ids of attempts that any tab of this browser is making now. */
export async function attemptsUnderWay(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name, mode }) => (name && mode === 'exclusive' ? [name] : []));
  const attempts = names.filter((name) => name.startsWith(LOCK_PREFIX));
  return new Set(attempts.map((name) => name.slice(LOCK_PREFIX.length)));
}

/** Whether an entry belongs to one of these attempts. */
export const isOneOf = (attempts: ReadonlySet<string>, { attempt }: QueuedEntry): boolean =>
  attempt !== undefined && attempts.has(attempt);

/** Resolves when an attempt is over or its tab is closed. @param signal rejects it */
export const whenOver = (attempt: string, signal: AbortSignal): Promise<unknown> =>
  navigator.locks.request(LOCK_PREFIX + attempt, { mode: 'shared', signal }, async () => undefined);
