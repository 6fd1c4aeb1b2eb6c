import { useSession } from '@aranya/shared/session';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../texts';

export interface QueuePartsProps {
  /** True after the person pressed 'Sign Out'. */
  isLeaving: boolean;
  /** Called when the person cancels, or has signed out. */
  onAnswer: () => void;
}

/**
 * Removes a person's queued entries, then ends their session. Both modules load on demand: most
 * visits need neither.
 */
export async function signOutAndLose(userId: string) {
  // Asked before the session ends, because only a signed-in person can remove the entries.
  await import('@aranya/shared/queue')
    .then(({ removeEntriesOf }) => removeEntriesOf(userId))
    .catch((error: unknown) => console.warn(error));
  const { endSession } = await import('@aranya/shared/api');
  endSession('asked');
}

/**
 * Fallback if the script of the pending entries fails: asks with the browser's dialog, so that
 * everybody can sign out.
 */
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
