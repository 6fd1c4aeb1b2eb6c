import { subscribe } from '@aranya/shared/events';
import {
  hasQueueMark,
  onQueueChange,
  provideQueue,
  tendQueue,
  useSession,
} from '@aranya/shared/session';
import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../texts';
import type { QueuePartsProps } from './queue-parts';

provideQueue(() => import('@aranya/shared/queue'));

/** Both modules load on demand: most visits need neither. */
async function signOutAndLose(userId: string) {
  // Asked before the session ends, because only a signed-in person can remove the entries.
  await import('@aranya/shared/queue')
    .then(({ removeEntriesOf }) => removeEntriesOf(userId))
    .catch((error: unknown) => console.warn(error));
  const { endSession } = await import('@aranya/shared/api');
  endSession('asked');
}

/** Shows and sends offline changes (docs/decisions/0056). */
export function Queue() {
  const text = useText();
  const { userId } = useSession();
  const isMarked = useSyncExternalStore(onQueueChange, hasQueueMark, () => false);
  const [Parts, setParts] = useState<ComponentType<QueuePartsProps>>();
  const [isLeaving, setLeaving] = useState(false);
  // Most visits have no entries and never fetch it. Entries survive if its script fails.
  const load = async () => {
    const parts = await import('./queue-parts');
    setParts(() => parts.default);
  };
  const leave = async () => {
    await signOutAndLose(userId);
    setLeaving(false);
  };
  const show = useEffectEvent(() => load().catch((error: unknown) => console.warn(error)));
  const ask = useEffectEvent(async () => {
    try {
      await load();
      setLeaving(true);
    } catch {
      // The browser's dialog, so that everybody can sign out.
      const sentences = [
        text('This is not sent yet'),
        text('It is on this device only. Signing out removes it: it would be lost.'),
      ];
      if (window.confirm(sentences.join('\n\n'))) await leave();
    }
  });
  useEffect(() => {
    tendQueue();
    return subscribe('session/leaving-asked', () => void ask());
  }, []);
  useEffect(() => {
    if (isMarked) void show();
  }, [isMarked]);
  return Parts && <Parts isLeaving={isLeaving} onLeave={leave} onStay={() => setLeaving(false)} />;
}
