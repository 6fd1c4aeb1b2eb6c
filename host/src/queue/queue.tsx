import { subscribe } from '@aranya/shared/events';
import { hasQueueMark, onQueueChange, provideQueue, tendQueue } from '@aranya/shared/session';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type QueuePartsProps, ShortQuestion } from './short-question';

provideQueue(() => import('@aranya/shared/queue'));

/**
 * Loaded only if the queue has entries: most visits never fetch it. Entries survive if its script
 * fails.
 */
const QueueParts = lazy<ComponentType<QueuePartsProps>>(() =>
  import('./queue-parts').catch(() => ({ default: ShortQuestion })),
);

/** Shows and sends offline changes (docs/decisions/0056). */
export function Queue() {
  const isMarked = useSyncExternalStore(onQueueChange, hasQueueMark, () => false);
  const [isShown, setShown] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    tendQueue();
    return subscribe('session/leaving-asked', () => setLeaving(true));
  }, []);
  // Remains visible to report that everything was sent.
  if (isMarked && !isShown) setShown(true);
  if (!isShown && !isLeaving) return null;
  return (
    <Suspense>
      <QueueParts isLeaving={isLeaving} onAnswer={() => setLeaving(false)} />
    </Suspense>
  );
}
