import { whenNetworkIsBack } from '@aranya/shared/api';
import { subscribe } from '@aranya/shared/events';
import { sendQueue, useQueue, type WaitingEntries } from '@aranya/shared/queue';
import { useSession } from '@aranya/shared/session';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { useEffect, useState } from 'react';
import { useText } from '../texts';
import { NoticeBar } from '../updates/notice-bar';
import { QueuedList } from './queued-list';

const send = () => {
  sendQueue().catch((error: unknown) => console.warn('What waits was not sent.', error));
};

function Notice({ waiting }: { waiting: WaitingEntries }) {
  const text = useText();
  const { userId } = useSession();
  const [isListOpen, setListOpen] = useState(false);
  const { entries, others } = waiting;
  const refused = entries.filter(({ refusal }) => refusal).length;
  const waits = entries.length > 0;
  // Remains visible to report that everything was sent.
  const [isShown, setShown] = useState(waits);
  if (waits && !isShown) setShown(true);
  useEffect(() => {
    if (!waits) return;
    send();
    const stop = [subscribe('session/signed-in', send), whenNetworkIsBack(send, { tries: true })];
    return () => {
      for (const end of stop) end();
    };
  }, [waits]);
  const sentences = [
    waits &&
      text('{count, plural, one {# entry waits} other {# entries wait}} to be sent.', {
        count: entries.length,
      }),
    refused > 0 && text('{count, plural, one {# needs} other {# need}} you.', { count: refused }),
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

export default function QueueNotice() {
  const waiting = useQueue();
  return waiting && <Notice waiting={waiting} />;
}
