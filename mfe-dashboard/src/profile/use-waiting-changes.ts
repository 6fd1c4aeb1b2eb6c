import { whatWaits } from '@aranya/shared/api';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Changes of the profile that wait to be sent: the form shows them, not what the server has.
 * @param found told of them once, soon after the form is there
 */
export function useWaitingChanges(found: (changed: Readonly<Record<string, string>>) => void) {
  const [waiting, setWaiting] = useState<Readonly<Record<string, string>>>({});
  const tell = useEffectEvent(found);
  useEffect(() => {
    whatWaits().then(
      (entries) => {
        for (const { content } of entries) {
          if (content.kind !== 'profile') continue;
          setWaiting(content.changed);
          tell(content.changed);
        }
      },
      (error: unknown) => console.warn('What waits cannot be read.', error),
    );
  }, []);
  return waiting;
}
