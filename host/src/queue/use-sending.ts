import { whenNetworkIsBack } from '@aranya/shared/api';
import { sendQueue } from '@aranya/shared/queue';
import { useSession } from '@aranya/shared/session';
import { useEffect } from 'react';

const send = () => {
  sendQueue().catch((error: unknown) => console.warn('What waits was not sent.', error));
};

/** Sends what waits: now, when somebody signs in, when a network is back, and now and then in between. */
export function useSending(waits: boolean) {
  const { userId } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies(userId): what waits of a person is sent once they are signed in
  useEffect(() => {
    if (waits) send();
  }, [waits, userId]);
  useEffect(() => {
    if (waits) return whenNetworkIsBack(send, { tries: true });
  }, [waits]);
}
