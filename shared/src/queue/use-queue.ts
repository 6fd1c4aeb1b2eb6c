import { onQueueChange, useSession } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import { readQueue, type WaitingEntries } from './queued-entries';

const NOTHING: WaitingEntries = { entries: [], unreadable: 0, others: 0 };

/** What waits on this device, as far as it concerns who is looking; undefined until it is known. */
export function useQueue(): WaitingEntries | undefined {
  const { userId } = useSession();
  const [found, setFound] = useState<{ userId: string; waiting: WaitingEntries }>();
  useEffect(() => {
    let wanted = true;
    const read = () => {
      readQueue(userId).then(
        (waiting) => wanted && setFound({ userId, waiting }),
        (error: unknown) => {
          console.warn('What waits cannot be read.', error);
          if (wanted) setFound({ userId, waiting: NOTHING });
        },
      );
    };
    read();
    const stop = onQueueChange(read);
    return () => {
      wanted = false;
      stop();
    };
  }, [userId]);
  // Nobody sees for a moment what another person wrote.
  return found?.userId === userId ? found.waiting : undefined;
}
