import { ApiError, endSession, problemFor } from '@aranya/shared/api';
import type { ClosingChoice } from '@aranya/shared/contracts';
import { type FormEvent, useState } from 'react';
import { noteClosed } from '../sign-in/closed-account-notice';
import { closeAccount } from './account-calls';
import { dayOf } from './days';

/** What the sign-in page says next. */
function sentenceOf(choice: ClosingChoice, closesAt: string) {
  const records = choice === 'delete' ? 'and your records are' : 'is';
  return (
    `Your account is closed. On ${dayOf(closesAt)} it ${records} deleted for good; ` +
    'until then you can sign in to keep it.'
  );
}

/** The form that closes an account: what is chosen and typed, and what is wrong with it. */
export function useCloseAccount() {
  const [choice, setChoice] = useState<ClosingChoice | null>(null);
  const [pin, setPin] = useState('');
  const [problems, setProblems] = useState({ choice: '', pin: '' });
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure('');
    setProblems({
      choice: choice === null ? 'Choose what happens with your records.' : '',
      pin: pin === '' ? 'Write your PIN.' : '',
    });
    if (choice === null || pin === '') return;
    setBusy(true);
    try {
      const { closesAt } = await closeAccount({ password: pin, choice });
      noteClosed(sentenceOf(choice, closesAt));
      // The server ended it already.
      endSession('forbidden');
    } catch (error) {
      const { code, message } = problemFor(error);
      if (error instanceof ApiError && code === 'wrong_pin') {
        setProblems({ choice: '', pin: message });
      } else setFailure(message);
      setBusy(false);
    }
  };

  return {
    choice,
    choose: (chosen: ClosingChoice) => {
      setChoice(chosen);
      setProblems((now) => ({ ...now, choice: '' }));
    },
    pin,
    typePin: (typed: string) => {
      setPin(typed);
      setProblems((now) => ({ ...now, pin: '' }));
    },
    problems,
    failure,
    busy,
    submit,
  };
}
