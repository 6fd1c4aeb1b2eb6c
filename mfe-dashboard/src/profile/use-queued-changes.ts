import { whatWaits } from '@aranya/shared/api';
import { onQueueChange } from '@aranya/shared/session';
import { useEffect, useState } from 'react';

export type Changes = Readonly<Record<string, string>>;

export async function waitingChanges(userId: string): Promise<{ changed: Changes; ids: string[] }> {
  let changed: Changes = {};
  const ids: string[] = [];
  try {
    for (const { id, person, content } of await whatWaits()) {
      if (person !== userId || content.kind !== 'profile') continue;
      changed = { ...changed, ...content.changed };
      ids.push(id);
    }
  } catch (error) {
    console.warn('What waits cannot be read.', error);
  }
  return { changed, ids };
}

/**
 * The form shows changes that are, or since its opening were, queued instead of this tab's copy of
 * the profile. Other tabs may write and send them.
 */
export function useQueuedChanges(userId: string): Changes {
  const [waiting, setWaiting] = useState<Changes>({});
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const { changed } = await waitingChanges(userId);
      if (wanted) setWaiting((known) => ({ ...known, ...changed }));
    };
    read();
    const stop = onQueueChange(read);
    return () => {
      wanted = false;
      stop();
    };
  }, [userId]);
  return waiting;
}
