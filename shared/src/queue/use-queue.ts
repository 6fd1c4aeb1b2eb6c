import { onQueueChange, useSession } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import { attemptsUnderWay, whenOver } from './attempts';
import { readableOf, storedEntries } from './queued-entries';
import type { QueuedEntry } from './queued-entry';

export interface WaitingEntries {
  /** Entries of the person and of visitors. */
  entries: readonly QueuedEntry[];
  underWay: readonly QueuedEntry[];
  /** Written by another release. */
  unreadable: number;
  /** Counts other people's entries: nothing more is shown of them. */
  others: number;
}

/** @param person `userId`; empty if nobody is signed in */
export async function readQueue(person: string): Promise<WaitingEntries> {
  const all = await storedEntries();
  const own = all.filter((stored) => ['', person].includes(stored.person));
  const known = readableOf(own);
  const running = await attemptsUnderWay();
  return {
    entries: known.filter(({ id }) => !running.has(id)),
    underWay: known.filter(({ id }) => running.has(id)),
    unreadable: own.length - known.length,
    others: all.length - own.length,
  };
}

const NOTHING: WaitingEntries = { entries: [], underWay: [], unreadable: 0, others: 0 };

/** Undefined while loading. */
export function useQueue(): WaitingEntries | undefined {
  const { userId } = useSession();
  const [found, setFound] = useState<{ userId: string; waiting: WaitingEntries }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      const waiting = await readQueue(userId).catch((error: unknown) => {
        console.warn('What waits cannot be read.', error);
        return NOTHING;
      });
      if (signal.aborted) return;
      setFound({ userId, waiting });
      // A tab that is closed during an attempt sends no event.
      for (const { id } of waiting.underWay) whenOver(id, signal).then(read, () => undefined);
    };
    read();
    const stop = onQueueChange(read);
    return () => {
      leaving.abort();
      stop();
    };
  }, [userId]);
  // Hides entries at once when another person signs in.
  return found?.userId === userId ? found.waiting : undefined;
}
