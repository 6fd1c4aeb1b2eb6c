import { problemFor } from '@aranya/shared/api';
import type { SessionsAnswer, SignedInDevice } from '@aranya/shared/contracts';
import { useCallback, useEffect, useState } from 'react';
import { endOneSession, endOtherSessions, getSessions } from './account-calls';

/** The list of sessions, and what is being done with it. */
export function useSessions() {
  const [devices, setDevices] = useState<SignedInDevice[] | null>(null);
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const [busy, setBusy] = useState(false);

  const run = useCallback(async (ask: () => Promise<SessionsAnswer>, sentence: string) => {
    setBusy(true);
    setFailure('');
    setDone('');
    try {
      setDevices((await ask()).sessions);
      setDone(sentence);
    } catch (error) {
      setFailure(problemFor(error).message);
    } finally {
      setBusy(false);
    }
  }, []);

  const load = useCallback(() => run(() => getSessions(), ''), [run]);

  useEffect(() => {
    load();
  }, [load]);

  return {
    /** Null until the list came. */
    devices,
    /** What the server or the network said about the last try. */
    failure,
    /** What was done, for whoever cannot see the list change. */
    done,
    busy,
    load,
    end: ({ id, device }: SignedInDevice) =>
      run(() => endOneSession(id), `${device} is signed out.`),
    endOthers: () => run(endOtherSessions, 'Every other device is signed out.'),
  };
}
