import { enqueue, removeEntries } from './queued-entries';
import type { QueuedContent } from './queued-entry';

/**
 * An entry's id follows. A tab that makes the call of an entry itself holds the lock: other tabs
 * neither send nor show the entry. The browser frees the lock when the tab is closed.
 */
const LOCK_PREFIX = 'aranya-queue/';

/**
 * If the tab is closed before the answer, the entry is pending.
 * @param written `id` is that of the call
 * @param isAnswered a server answered, with success or not: the form shows the answer. Otherwise
 * the entry is pending
 * @throws if this device does not store it
 */
export const keepDuring = (
  { id, ...written }: { id: string; person: string; content: QueuedContent },
  isAnswered: Promise<boolean>,
): Promise<void> =>
  navigator.locks.request(LOCK_PREFIX + id, async () => {
    await enqueue({ ...written, id });
    if (!(await isAnswered)) return;
    // If this fails, the entry is sent again under the same id, which the server recognises.
    await removeEntries([id]).catch((error) => console.warn('What was sent waits still.', error));
  });

/** Calls that any tab of this browser is making now. */
export async function attemptsUnderWay(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const attempts = held.flatMap(({ name = '', mode }) =>
    mode === 'exclusive' && name.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
  );
  return new Set(attempts);
}

/** Resolves when the call of an entry is over or its tab is closed. @param signal rejects it */
export const whenOver = (id: string, signal: AbortSignal): Promise<unknown> =>
  navigator.locks.request(LOCK_PREFIX + id, { mode: 'shared', signal }, async () => undefined);
