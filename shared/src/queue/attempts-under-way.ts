import type { QueuedEntry } from './queued-entry';

/**
 * While a tab makes the call of an entry itself, it holds a lock of this name and the attempt's: others neither send
 * nor show the entry. The lock is free when the call is over, and when the tab is gone, however it went.
 */
const NAME = 'aranya-queue/';

/** Makes an attempt known to every tab, until `over`. @returns once it is */
export const announceAttempt = (attempt: string, over: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const held = () => {
      resolve();
      return over;
    };
    navigator.locks.request(NAME + attempt, held).catch(reject);
  });

/** Attempts that some tab of this browser is making now. */
export async function attemptsUnderWay(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name, mode }) => (name && mode === 'exclusive' ? [name] : []));
  return new Set(names.flatMap((name) => (name.startsWith(NAME) ? name.slice(NAME.length) : [])));
}

/** Whether an entry is of one of these attempts. */
export const isOneOf = (attempts: ReadonlySet<string>, { attempt }: QueuedEntry): boolean =>
  attempt !== undefined && attempts.has(attempt);

/** Resolves when a tab is over with an attempt, or gone. @param signal ends the waiting; it rejects then */
export const whenOver = (attempt: string, signal: AbortSignal): Promise<unknown> =>
  navigator.locks.request(NAME + attempt, { mode: 'shared', signal }, async () => undefined);
