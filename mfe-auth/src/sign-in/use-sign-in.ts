import type { ApiError } from '@aranya/shared/api';
import { FIELD_WARNING_MS, type IdentityMessage } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { useIdentityOutcome } from '@aranya/shared/navigation';
import { removeError, storeError, useAppStatus, useAranyaDispatch } from '@aranya/shared/session';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { closedAccountNotice, noteClosed, whySignedOut } from './notices';
import { NO_CALLS, serviceCalls } from './service-calls';
import {
  forgetSignInDraft,
  holdSignInDraft,
  type SignInDraft,
  saveSignInDraft,
  signInDraft,
} from './sign-in-draft';

export const FIELD_WARNING = message('*Please Fill All the Fields!!');

/** Stays after the server's message disappears, for slow readers. */
export const SIGN_IN_FAILED = message('Sign-in failed. Check number and PIN.');

const NEXT_STEP = {
  registered: message('You are registered. Sign in with your PIN.'),
  recovered: message('Your PIN is changed. Sign in with the new one.'),
} as const satisfies Record<IdentityMessage['outcome'], string>;

interface SignInOptions {
  /** In milliseconds; undefined: the error stays until the next attempt. */
  errorLifetimeMs?: number;
}

export function useSignIn({ errorLifetimeMs }: SignInOptions = {}) {
  const dispatch = useAranyaDispatch();
  const { error, signedOut } = useAppStatus();
  const [fields, setFields] = useState(signInDraft);
  const [warned, setWarned] = useState(false);
  const [busy, setBusy] = useState(false);
  const [lasting, setLasting] = useState('');
  const [notice, setNotice] = useState(() => {
    const closed = closedAccountNotice();
    return closed.sentence ? closed : { sentence: whySignedOut(signedOut) };
  });
  /** Set while a closed account can be restored: the person is asked. */
  const [closesAt, setClosesAt] = useState('');
  const pinField = useRef<HTMLInputElement>(null);

  useEffect(holdSignInDraft, []);

  // Errors that another page stored do not concern this form.
  useEffect(() => {
    dispatch(removeError());
  }, [dispatch]);

  const change = useCallback((part: Partial<SignInDraft>) => {
    serviceCalls().catch(() => undefined);
    setLasting('');
    saveSignInDraft(part);
    setFields(signInDraft());
  }, []);

  useIdentityOutcome(
    useCallback(
      ({ outcome, phoneNumber }: IdentityMessage) => {
        change({ phoneNumber, pin: '' });
        setNotice({ sentence: NEXT_STEP[outcome] });
        pinField.current?.focus();
      },
      [change],
    ),
  );

  useEffect(() => {
    if (!warned) return;
    const timer = window.setTimeout(() => setWarned(false), FIELD_WARNING_MS);
    return () => window.clearTimeout(timer);
  }, [warned]);

  // If no answer arrived, the message explains the next step and stays.
  const passes = error !== null && error.code !== 'network';
  useEffect(() => {
    if (!passes || errorLifetimeMs === undefined) return;
    const timer = window.setTimeout(() => dispatch(removeError()), errorLifetimeMs);
    return () => window.clearTimeout(timer);
  }, [passes, errorLifetimeMs, dispatch]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    dispatch(removeError());
    const phoneNumber = fields.phoneNumber.trim();
    if (phoneNumber === '' || fields.pin === '') {
      setWarned(true);
      return;
    }
    setWarned(false);
    setLasting('');
    setNotice({ sentence: '' });
    noteClosed({ sentence: '' });
    setBusy(true);
    try {
      const { signIn } = await serviceCalls().catch((error: unknown) => {
        dispatch(storeError(NO_CALLS));
        throw error;
      });
      await signIn(phoneNumber, fields.pin);
      forgetSignInDraft();
    } catch (failure) {
      // The error is shown from the store; the typed values stay.
      const { problem } = failure as Partial<ApiError>;
      if (problem && errorLifetimeMs !== undefined) {
        setLasting(problem.code === 'wrong_credentials' ? SIGN_IN_FAILED : problem.message);
      }
      if (problem?.code === 'account_closing') {
        dispatch(removeError());
        setLasting('');
        setClosesAt(problem.closesAt ?? '');
      }
    } finally {
      setBusy(false);
    }
  };

  const leave = () => {
    setClosesAt('');
    change({ pin: '' });
  };

  return {
    fields,
    change,
    submit,
    busy,
    warning: warned ? FIELD_WARNING : '',
    error: error?.message ?? '',
    /** Follows a temporary error, until the person types. */
    lasting: error ? '' : lasting,
    /** Explains a signed-out session, or the next step after registering or choosing a PIN. */
    notice,
    /** Null if no closed account can be restored. */
    closing: closesAt === '' ? null : { closesAt, leave },
    pinField,
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
