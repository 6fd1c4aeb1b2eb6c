import { useSession } from '@aranya/shared/session';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../texts';
import type { QueuePartsProps } from './queue-parts';
import { signOutAndLose } from './sign-out-and-lose';

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
