import { getPhone, useQuery } from '@aranya/shared/api';
import type { PhoneAnswer } from '@aranya/shared/contracts';
import { aranyaStore, updateOdkFormAccess, useSession } from '@aranya/shared/session';
import { useEffect } from 'react';

const LOOK_MS = 5_000;

const ask = (_token: string, signal: AbortSignal) => getPhone(signal);

/** An institute's own service may not report phones; then nothing is shown. */
const onFailure = (error: unknown) => console.warn('Nothing is known of the phone', error);

/** An administrator or another window may have granted forms meanwhile. */
function noteForms({ allFormAccess }: PhoneAnswer) {
  const { store } = aranyaStore();
  const { odkFormAccess } = store.getState().session;
  if (allFormAccess.every((form) => odkFormAccess.includes(form))) return;
  store.dispatch(updateOdkFormAccess([...new Set([...odkFormAccess, ...allFormAccess])]));
}

export interface PhoneContact {
  /** Undefined while loading and without a code; null if the service does not report phones. */
  phone: PhoneAnswer | null | undefined;
  /** Undefined if the state is current. */
  keptAt: Date | undefined;
}

/** Polls until the trial record has arrived, and when the person returns to the page. */
export function usePhone(): PhoneContact {
  const { odkToken } = useSession();
  const { data, keptAt, failure, refetch } = useQuery(ask, odkToken === '' ? null : odkToken, {
    onFailure,
  });
  const waits = failure === '' && data?.trialRecordAt == null;
  useEffect(() => {
    if (data) noteForms(data);
  }, [data]);
  useEffect(() => {
    if (odkToken === '') return;
    const look = () => {
      if (!document.hidden) refetch();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    const timer = waits ? window.setInterval(look, LOOK_MS) : undefined;
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      window.clearInterval(timer);
    };
  }, [odkToken, waits, refetch]);
  const known = data ?? (failure === '' ? undefined : null);
  return { phone: odkToken === '' ? undefined : known, keptAt };
}
