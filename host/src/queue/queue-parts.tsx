import { whenNetworkIsBack } from '@aranya/shared/api';
import { subscribe } from '@aranya/shared/events';
import { sendQueue, useQueue, type WaitingEntries } from '@aranya/shared/queue';
import { useSession } from '@aranya/shared/session';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { MessageDialog } from '@aranya/shared/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../texts';
import { NoticeBar } from '../updates/notice-bar';
import { titleOf } from './entry-words';
import { QueuedList } from './queued-list';

const send = () => {
  sendQueue().catch((error: unknown) => console.warn('What waits was not sent.', error));
};

function useSending(waits: boolean) {
  useEffect(() => {
    if (!waits) return;
    send();
    const stop = [subscribe('session/signed-in', send), whenNetworkIsBack(send, { tries: true })];
    return () => {
      for (const end of stop) end();
    };
  }, [waits]);
}

function QueueNotice({ waiting }: { waiting: WaitingEntries }) {
  const text = useText();
  const { userId } = useSession();
  const [isListOpen, setListOpen] = useState(false);
  const { entries, unreadable, others } = waiting;
  const refused = entries.filter(({ refusal }) => refusal).length;
  const waits = entries.length > 0;
  // Remains visible to report that everything was sent.
  const [isShown, setShown] = useState(waits);
  if (waits && !isShown) setShown(true);
  useSending(waits);
  const sentences = [
    waits &&
      text('{count, plural, one {# entry waits} other {# entries wait}} to be sent.', {
        count: entries.length,
      }),
    refused > 0 && text('{count, plural, one {# needs} other {# need}} you.', { count: refused }),
    unreadable > 0 &&
      text('Something waits that another version of this site wrote; that version sends it.'),
    others > 0 &&
      userId === '' &&
      text('Something that was written on this device waits for its owner to sign in again.'),
  ].filter((sentence) => sentence !== false);
  const isDone = sentences.length === 0;
  if (isDone && !isShown) return null;
  return (
    <>
      <NoticeBar role="status" square>
        <Typography variant="body2">
          {isDone ? text('Nothing waits to be sent any more.') : sentences.join(' ')}
        </Typography>
        {waits && (
          <Button size="small" onClick={() => setListOpen(true)}>
            {text('Show what waits')}
          </Button>
        )}
        {isDone && (
          <Button size="small" onClick={() => setShown(false)}>
            {text('Close')}
          </Button>
        )}
      </NoticeBar>
      {isListOpen && <QueuedList entries={entries} onClose={() => setListOpen(false)} />}
    </>
  );
}

export interface QueuePartsProps {
  /** The person pressed 'Sign Out'. */
  isLeaving: boolean;
  /** Signs out and removes the person's entries. */
  onLeave: () => void;
  onStay: () => void;
}

type LeavingQuestionProps = Omit<QueuePartsProps, 'isLeaving'> & { waiting: WaitingEntries };

/** Signs out at once if the person has no entries. */
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

/** One chunk: once the bar is loaded, its list and the sign-out question work offline. */
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
