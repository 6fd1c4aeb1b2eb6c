import { problemFor, suggestGap } from '@aranya/shared/api';
import { GapSuggestion } from '@aranya/shared/contracts';
import { useLocation } from '@aranya/shared/navigation';
import { type FormEvent, useState } from 'react';
import type { GapField } from './gap-fields';

export const EMPTY_SUGGESTION: GapSuggestion = {
  userName: '',
  fullName: '',
  country: '',
  sdg: '',
  extraDetail: '',
};

/** What keeps a suggestion from being sent, by field; the contract of the call decides. */
function problemsOf(values: GapSuggestion): Partial<Record<GapField, string>> {
  const checked = GapSuggestion.safeParse(values);
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]));
}

/** What was typed on the contact page, whose form sends nothing; it comes with the navigation. */
function broughtAlong(state: unknown): GapSuggestion {
  const { suggestion } = (state ?? {}) as { suggestion?: Partial<GapSuggestion> };
  return { ...EMPTY_SUGGESTION, ...suggestion };
}

/** 'Suggest the Gap': what is typed, what is wrong with it, and what happened to it. */
export function useGapForm() {
  const { state } = useLocation();
  const [values, setValues] = useState(() => broughtAlong(state));
  const [problems, setProblems] = useState<Partial<Record<GapField, string>>>({});
  const [outcome, setOutcome] = useState<'none' | 'sending' | 'sent' | { failure: string }>('none');

  const change = (field: GapField, value: string) => {
    setValues((typed) => ({ ...typed, [field]: value }));
    setProblems(({ [field]: _mended, ...others }) => others);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    const form = event.currentTarget;
    const found = problemsOf(values);
    setProblems(found);
    const first = Object.keys(values).find((field) => field in found);
    if (first) {
      setOutcome('none');
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setOutcome('sending');
    try {
      console.info('Suggestion received.', await suggestGap(values));
      // Country and goal stay: the next gap is often from the same place.
      setValues((sent) => ({ ...sent, userName: '', fullName: '', extraDetail: '' }));
      setOutcome('sent');
    } catch (error) {
      setOutcome({ failure: problemFor(error).message });
    }
  };

  return { values, problems, outcome, change, submit };
}
