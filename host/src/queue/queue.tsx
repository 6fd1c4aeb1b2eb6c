import { subscribe } from '@aranya/shared/events';
import { hasQueueMark, onQueueChange, tendQueue } from '@aranya/shared/session';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** Where their scripts do not come the page goes on without, and nothing that waits is lost. */
const Nothing = () => null;

/** Only where something waits to be sent: most visits never fetch it. */
const QueueNotice = lazy<ComponentType>(() =>
  import('./queue-notice').catch(() => ({ default: Nothing })),
);

/** Only for somebody who signs out while something waits. */
const LeavingQuestion = lazy<ComponentType<{ onAnswer: () => void }>>(() =>
  import('./leaving-question').catch(() => ({ default: Nothing })),
);

/** Shows and sends what was written without a network (docs/decisions/0056). */
export function Queue() {
  const isMarked = useSyncExternalStore(onQueueChange, hasQueueMark, () => false);
  const [isShown, setShown] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    tendQueue();
    return subscribe('session/leaving-asked', () => setLeaving(true));
  }, []);
  // It stays, to say that everything was sent.
  if (isMarked && !isShown) setShown(true);
  return (
    <Suspense>
      {isShown && <QueueNotice />}
      {isLeaving && <LeavingQuestion onAnswer={() => setLeaving(false)} />}
    </Suspense>
  );
}
