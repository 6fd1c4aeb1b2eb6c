import { subscribe } from '@aranya/shared/events';
import type { TextOf } from '@aranya/shared/languages';
import {
  hasQueueMark,
  onQueueChange,
  provideQueue,
  tendQueue,
  useSession,
} from '@aranya/shared/session';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../texts';

const queue = () => import('@aranya/shared/queue');
provideQueue(queue);

/** Most visits have no entries and never fetch it. Entries survive if its script fails. */
const QueueNotice = lazy<ComponentType>(() =>
  import('./queue-notice').catch(() => ({ default: () => null })),
);

/** @returns undefined if scripts are missing: there may be entries */
async function ownTitles(userId: string, text: TextOf): Promise<string[] | undefined> {
  try {
    const [{ entriesOf }, { titleOf }] = await Promise.all([queue(), import('./entry-words')]);
    return (await entriesOf([userId])).map((entry) => titleOf(entry, text));
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

async function signOutAndLose(userId: string) {
  // Before the session ends, because only a signed-in person can remove the entries.
  await queue()
    .then(({ removeEntriesOf }) => removeEntriesOf(userId))
    .catch(console.warn);
  const { endSession } = await import('@aranya/shared/api');
  endSession('asked');
}

/** Shows and sends offline changes (docs/decisions/0056). */
export function Queue() {
  const text = useText();
  const { userId } = useSession();
  const isMarked = useSyncExternalStore(onQueueChange, hasQueueMark, () => false);
  // Remains, to report that everything was sent.
  const [isShown, setShown] = useState(isMarked);
  if (isMarked && !isShown) setShown(true);
  const ask = useEffectEvent(async () => {
    const titles = await ownTitles(userId, text);
    const sentences = [
      text('This is not sent yet'),
      ...(titles ?? []),
      text('It is on this device only. Signing out removes it: it would be lost.'),
      text('Sign out and lose it?'),
    ];
    // The browser's dialog needs no script, so everybody can sign out.
    const isFree = titles?.length === 0;
    if (isFree || window.confirm(sentences.join('\n\n'))) await signOutAndLose(userId);
  });
  useEffect(() => {
    tendQueue();
    return subscribe('session/leaving-asked', () => void ask());
  }, []);
  return (
    isShown && (
      <Suspense>
        <QueueNotice />
      </Suspense>
    )
  );
}
