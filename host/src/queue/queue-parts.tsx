import { useQueue, type WaitingEntries } from '@aranya/shared/queue';
import { useSession } from '@aranya/shared/session';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { MessageDialog } from '@aranya/shared/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../texts';
import { titleOf } from './entry-words';
import { QueueNotice } from './queue-notice';

export interface QueuePartsProps {
  /** True after the person pressed 'Sign Out'. */
  isLeaving: boolean;
  /** Signs out and removes the person's entries. */
  onLeave: () => void;
  /** Called when the person stays signed in. */
  onStay: () => void;
}

type LeavingQuestionProps = Omit<QueuePartsProps, 'isLeaving'> & { waiting: WaitingEntries };

/** Lists the entries that signing out would remove; signs out at once if the person has none. */
function LeavingQuestion({ waiting, onLeave, onStay }: LeavingQuestionProps) {
  const text = useText();
  const { userId } = useSession();
  // Includes entries that a tab is sending: the call may fail.
  const all = [...waiting.entries, ...waiting.underWay];
  const own = all.filter(({ person }) => person === userId);
  const isFree = own.length === 0;
  const goAtOnce = useEffectEvent(onLeave);
  useEffect(() => {
    if (isFree) goAtOnce();
  }, [isFree]);
  if (isFree) return null;
  return (
    <MessageDialog
      message={text('This is not sent yet')}
      onClose={onStay}
      actions={
        <>
          <Button color="error" onClick={onLeave}>
            {text('Sign out and lose it')}
          </Button>
          <Button variant="contained" onClick={onStay} autoFocus>
            {text('Stay signed in')}
          </Button>
        </>
      }
    >
      <ul>
        {own.map((entry) => (
          <li key={entry.id}>{titleOf(entry, text)}</li>
        ))}
      </ul>
      <Typography>
        {text('It is on this device only. Signing out removes it: it would be lost.')}
      </Typography>
    </MessageDialog>
  );
}

/**
 * All views of pending entries in one chunk: once the bar is loaded, its list and the sign-out
 * question are available offline.
 */
export default function QueueParts({ isLeaving, ...answers }: QueuePartsProps) {
  const waiting = useQueue();
  if (!waiting) return null;
  return (
    <>
      <QueueNotice waiting={waiting} />
      {isLeaving && <LeavingQuestion waiting={waiting} {...answers} />}
    </>
  );
}
