import { problemFor, useQuery } from '@aranya/shared/api';
import type { SessionsAnswer, SignedInDevice } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { useState } from 'react';
import { endOneSession, endOtherSessions, getSessions } from './account-calls';

/** In English; the device is empty if the sentence concerns none. */
type Done = { sentence: string; device: string };

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
    /** Undefined until the list is loaded. */
    devices: list.data?.sessions,
    failure: failure || list.failure,
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
