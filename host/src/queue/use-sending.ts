import { whenNetworkIsBack } from '@aranya/shared/api';
import { subscribe } from '@aranya/shared/events';
import { sendQueue } from '@aranya/shared/queue';
import { useEffect } from 'react';

const send = () => {
  sendQueue().catch((error: unknown) => console.warn('What waits was not sent.', error));
};

/** Sends what waits: now, when somebody signs in, when a network is back, and now and then in between. */
export function useSending(waits: boolean) {
  useEffect(() => {
    if (!waits) return;
    send();
    const stop = [subscribe('session/signed-in', send), whenNetworkIsBack(send, { tries: true })];
    return () => {
      for (const end of stop) end();
    };
  }, [waits]);
}
