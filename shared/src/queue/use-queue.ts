import { onQueueChange, useSession } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import { whenOver } from './attempts-under-way';
import { readQueue, type WaitingEntries } from './queued-entries';
import type { QueuedEntry } from './queued-entry';

const NOTHING: WaitingEntries = { entries: [], underWay: [], unreadable: 0, others: 0 };

/** What waits on this device, as far as it concerns who is looking; undefined until it is known. */
export function useQueue(): WaitingEntries | undefined {
  const { userId } = useSession();
  const [found, setFound] = useState<{ userId: string; waiting: WaitingEntries }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const followed = new Set<string>();
    /** Nobody says so where the tab of an attempt was closed. */
    const follow = ({ attempt = '' }: QueuedEntry) => {
      if (followed.has(attempt)) return;
      followed.add(attempt);
      whenOver(attempt, signal).then(read, () => undefined);
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
  // Nobody sees for a moment what another person wrote.
  return found?.userId === userId ? found.waiting : undefined;
}
