import { problemFor, useQuery } from '@aranya/shared/api';
import type { SessionsAnswer, SignedInDevice } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { useState } from 'react';
import { endOneSession, endOtherSessions, getSessions } from './account-calls';

/** What was done, in English, and with which device where it was one. */
type Done = { sentence: string; device: string };

/** The list of sessions, and what is being done with it. */
export function useSessions() {
  const list = useQuery((_: object, signal) => getSessions(signal), {});
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState<Done>();
  const [busy, setBusy] = useState(false);

  async function run(ask: () => Promise<SessionsAnswer>, sentence: string, device = '') {
    setBusy(true);
    setFailure('');
    setDone(undefined);
    try {
      list.replace(await ask());
      setDone({ sentence, device });
    } catch (error) {
      setFailure(problemFor(error).message);
    } finally {
      setBusy(false);
    }
  }

  return {
    /** Undefined until the list came. */
    devices: list.data?.sessions,
    /** What the server or the network said about the last try. */
    failure: failure || list.failure,
    /** What was done, for anyone who cannot see the list change. */
    done,
    busy: busy || list.isFetching,
    load: () => {
      setFailure('');
      setDone(undefined);
      list.refetch();
    },
    end: ({ id, device }: SignedInDevice) =>
      run(() => endOneSession(id), message('{device} is signed out.'), device),
    endOthers: () => run(endOtherSessions, message('Every other device is signed out.')),
  };
}
