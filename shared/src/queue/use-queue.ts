import { onQueueChange, useSession } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import { attemptsUnderWay, whenOver } from './attempts';
import { queueDatabase } from './queue-database';
import { entriesOf, readableOf } from './queued-entries';
import type { QueuedEntry } from './queued-entry';

/** Pending entries of this device, for one person. */
export interface WaitingEntries {
  /** Entries of the person and of visitors. */
  entries: readonly QueuedEntry[];
  /** Entries that a tab is sending now. */
  underWay?: readonly QueuedEntry[];
  /** Number of these that another release wrote and this one cannot read. */
  unreadable: number;
  /** Number of other people's entries: nothing more is shown of them. */
  others: number;
}

/** @param person `userId` of the signed-in person; empty if there is none */
export async function readQueue(person: string): Promise<WaitingEntries> {
  const all = await (await queueDatabase()).getAll('entries');
  const own = all.filter((stored) => ['', person].includes(stored.person));
  const known = await entriesOf(['', person]);
  const running = await attemptsUnderWay();
  return {
    entries: known.filter((entry) => !running.has(entry.id)),
    underWay: known.filter((entry) => running.has(entry.id)),
    unreadable: own.length - readableOf(own).length,
    others: all.length - own.length,
  };
}

const NOTHING: WaitingEntries = { entries: [], underWay: [], unreadable: 0, others: 0 };

/** Queued entries for the current person; undefined while loading. */
export function useQueue(): WaitingEntries | undefined {
  const { userId } = useSession();
  const [found, setFound] = useState<{ userId: string; waiting: WaitingEntries }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const followed = new Set<string>();
    /** A tab that is closed during an attempt sends no event. */
    const follow = ({ id }: QueuedEntry) => {
      if (followed.has(id)) return;
      followed.add(id);
      whenOver(id, signal).then(read, () => undefined);
    };
    const read = () => {
      readQueue(userId).then(
        (waiting) => {
          if (signal.aborted) return;
          setFound({ userId, waiting });
          waiting.underWay?.forEach(follow);
        },
        (error: unknown) => {
          console.warn('What waits cannot be read.', error);
          if (!signal.aborted) setFound({ userId, waiting: NOTHING });
        },
      );
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
