import { useQueue, type WaitingEntries } from '@aranya/shared/queue';
import { useSession } from '@aranya/shared/session';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { MessageDialog } from '@aranya/shared/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../texts';
import { titleOf } from './entry-words';
import { QueueNotice } from './queue-notice';
import { type QueuePartsProps, signOutAndLose } from './short-question';

interface LeavingQuestionProps {
  waiting: WaitingEntries;
  /** Called when the person cancels, or has signed out. */
  onAnswer: () => void;
}

/** Lists the entries that signing out would remove; signs out at once if the person has none. */
function LeavingQuestion({ waiting, onAnswer }: LeavingQuestionProps) {
  const text = useText();
  const { userId } = useSession();
  // Includes entries that a tab is sending: the call may fail.
  const all = [...waiting.entries, ...waiting.underWay];
  const own = all.filter(({ person }) => person === userId);
  const leave = () => signOutAndLose(userId).then(onAnswer);
  const isFree = own.length === 0;
  const goAtOnce = useEffectEvent(leave);
  useEffect(() => {
    if (isFree) goAtOnce();
  }, [isFree]);
  if (isFree) return null;
  return (
    <MessageDialog
      message={text('This is not sent yet')}
      onClose={onAnswer}
      actions={
        <>
          <Button color="error" onClick={leave}>
            {text('Sign out and lose it')}
          </Button>
          <Button variant="contained" onClick={onAnswer} autoFocus>
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
export default function QueueParts({ isLeaving, onAnswer }: QueuePartsProps) {
  const waiting = useQueue();
  if (!waiting) return null;
  return (
    <>
      <QueueNotice waiting={waiting} />
      {isLeaving && <LeavingQuestion waiting={waiting} onAnswer={onAnswer} />}
    </>
  );
}
