import { useSession } from '@aranya/shared/session';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../texts';

export interface QueuePartsProps {
  /** Whether the person has pressed 'Sign Out'. */
  isLeaving: boolean;
  /** The person stays, or has signed out. */
  onAnswer: () => void;
}

/** Removes a person's queued entries, then ends their session. Both modules load here: most visits need neither. */
export async function signOutAndLose(userId: string) {
  // Before the session ends: afterwards nobody is signed in who could remove the entries.
  await import('@aranya/shared/queue')
    .then(({ removeEntriesOf }) => removeEntriesOf(userId))
    .catch((error: unknown) => console.warn(error));
  const { endSession } = await import('@aranya/shared/api');
  endSession('asked');
}

/** In place of all that shows what waits, where its script does not come: nobody is kept from signing out. */
export function ShortQuestion({ isLeaving, onAnswer }: QueuePartsProps) {
  const text = useText();
  const { userId } = useSession();
  const ask = useEffectEvent(() => {
    const sentences = [
      text('This is not sent yet'),
      text('It is on this device only. Signing out removes it: it would be lost.'),
    ];
    if (window.confirm(sentences.join('\n\n'))) signOutAndLose(userId);
    onAnswer();
  });
  useEffect(() => {
    if (isLeaving) ask();
  }, [isLeaving]);
  return null;
}
