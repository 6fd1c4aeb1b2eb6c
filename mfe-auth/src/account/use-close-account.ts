import { ApiError, endSession, problemFor } from '@aranya/shared/api';
import type { ClosingChoice } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { type FormEvent, useState } from 'react';
import { noteClosed } from '../sign-in/notices';
import { closeAccount } from './account-calls';

const SENTENCES: Record<ClosingChoice, string> = {
  anonymise: message(
    'Your account is closed. On {day} it is deleted for good; until then you can sign in to keep it.',
  ),
  delete: message(
    'Your account is closed. On {day} it and your records are deleted for good; until then you can sign in to keep it.',
  ),
};

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
      choice: choice === null ? message('Choose what happens with your records.') : '',
      pin: pin === '' ? message('Write your PIN.') : '',
    });
    if (choice === null || pin === '') return;
    setBusy(true);
    try {
      const { closesAt } = await closeAccount({ password: pin, choice });
      noteClosed({ sentence: SENTENCES[choice], closesAt });
      // The server has already ended the session.
      endSession('forbidden');
    } catch (error) {
      const problem = problemFor(error);
      if (error instanceof ApiError && problem.code === 'wrong_pin') {
        setProblems({ choice: '', pin: problem.message });
      } else setFailure(problem.message);
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
