import { getPhone, useQuery } from '@aranya/shared/api';
import type { PhoneAnswer } from '@aranya/shared/contracts';
import { aranyaStore, updateOdkFormAccess, useSession } from '@aranya/shared/session';
import { useEffect } from 'react';

/** How often is asked while something is waited for, in milliseconds. */
const LOOK_MS = 5_000;

const ask = (_token: string, signal: AbortSignal) => getPhone(signal);

/** An institute's own service may not know phones; nothing is said then. */
const onFailure = (error: unknown) => console.warn('Nothing is known of the phone', error);

/** Forms that were given meanwhile, by an administrator or in another window, are the person's here too. */
function noteForms({ allFormAccess }: PhoneAnswer) {
  const { store } = aranyaStore();
  const { odkFormAccess } = store.getState().session;
  if (allFormAccess.every((form) => odkFormAccess.includes(form))) return;
  store.dispatch(updateOdkFormAccess([...new Set([...odkFormAccess, ...allFormAccess])]));
}

/** What is known of a person's phone. */
export interface PhoneContact {
  /** Undefined until it is known, and without a code; null if the service does not tell. */
  phone: PhoneAnswer | null | undefined;
  /** When it was known so, where this device kept it. */
  keptAt: Date | undefined;
}

/**
 * What is known of the person's phone: asked every few seconds until the trial record has come, and when
 * somebody comes back to the page.
 */
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
