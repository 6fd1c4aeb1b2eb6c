import { askForMails, sentenceFor } from '@aranya/shared/api';
import { MailUpdatesRequest, problemsOf } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { type FormEvent, useState } from 'react';

interface Given {
  email: string;
  consent: boolean;
}

const NOTHING: Given = { email: '', consent: false };

export function useMailForm() {
  const language = useLanguage();
  const [given, setGiven] = useState(NOTHING);
  const [problems, setProblems] = useState(problemsOf());
  const [outcome, setOutcome] = useState<'none' | 'sending' | 'kept' | { failure: string }>('none');

  const change = (changed: Partial<Given>) => {
    setGiven({ ...given, ...changed });
    setProblems({});
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    const form = event.currentTarget;
    const request = { ...given, language };
    const found = problemsOf(MailUpdatesRequest.safeParse(request).error);
    setProblems(found);
    const first = Object.keys(given).find((field) => field in found);
    if (first) {
      setOutcome('none');
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setOutcome('sending');
    try {
      await askForMails({ ...request, consent: true });
      setGiven(NOTHING);
      setOutcome('kept');
    } catch (error) {
      setOutcome({ failure: sentenceFor(error) });
    }
  };

  const leave = () => {
    setProblems({});
    if (outcome !== 'sending') setOutcome('none');
  };

  return { given, problems, outcome, change, submit, leave };
}
