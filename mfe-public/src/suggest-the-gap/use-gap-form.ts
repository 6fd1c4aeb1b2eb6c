import {
  dropWaiting,
  inTurnWithQueue,
  newCallId,
  problemFor,
  sendOrKeep,
  suggestGap,
} from '@aranya/shared/api';
import { GapSuggestion, problemsOf } from '@aranya/shared/contracts';
import { useLocation, useOnNavigation } from '@aranya/shared/navigation';
import { type FormEvent, useState } from 'react';
import { useText } from '../texts';
import type { GapField } from './gap-fields';

export const EMPTY_SUGGESTION: GapSuggestion = {
  userName: '',
  fullName: '',
  country: '',
  sdg: '',
  extraDetail: '',
};

const CLEARED = ['userName', 'fullName', 'extraDetail'] as const;

/** Text typed on the contact page, or a queued suggestion with its id. */
function broughtAlong(state: unknown) {
  const { suggestion, queued } = (state ?? {}) as {
    suggestion?: Partial<GapSuggestion>;
    queued?: string;
  };
  return { suggestion: { ...EMPTY_SUGGESTION, ...suggestion }, queued };
}

/**
 * Queues the suggestion if the server does not answer. It has the id of the queued one that it
 * replaces, so that the server stores only one of them: the queue may have sent the other.
 * @throws ApiError `done_otherwise` if the other has arrived
 */
async function send(suggestion: GapSuggestion, queued?: string): Promise<'sent' | 'waiting'> {
  const content = { kind: 'gap' as const, suggestion };
  const id = queued ?? newCallId();
  // Any answer of the server is only logged: an empty answer would look like a queued suggestion.
  const send = async () => ({ said: await suggestGap(suggestion, id) });
  // While the queue sends the other, this one is not sent or queued under the same id.
  const answer = await (queued
    ? inTurnWithQueue(() => sendOrKeep({ id, content }, send))
    : sendOrKeep({ id, content }, send));
  if (!answer) return 'waiting';
  if (queued) await dropWaiting([queued]);
  console.info('Suggestion received.', answer.said);
  return 'sent';
}

export function useGapForm() {
  const text = useText();
  const { state } = useLocation();
  const brought = broughtAlong(state);
  const [values, setValues] = useState(brought.suggestion);
  const [queued, setQueued] = useState(brought.queued);
  const [problems, setProblems] = useState(problemsOf());
  const [outcome, setOutcome] = useState<
    'none' | 'sending' | 'sent' | 'waiting' | { failure: string }
  >('none');

  useOnNavigation(() => {
    if (!brought.queued || brought.queued === queued) return;
    if (CLEARED.some((field) => values[field] !== '')) {
      setOutcome({
        failure: text('Something is written here already. Send it or clear it, then try again.'),
      });
      return;
    }
    setValues(brought.suggestion);
    setQueued(brought.queued);
    setOutcome('none');
  });

  const change = (field: GapField, value: string) => {
    setValues((typed) => ({ ...typed, [field]: value }));
    setProblems(({ [field]: _mended, ...others }) => others);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    const form = event.currentTarget;
    const found = problemsOf(GapSuggestion.safeParse(values).error);
    setProblems(found);
    const first = Object.keys(values).find((field) => field in found);
    if (first) {
      setOutcome('none');
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setOutcome('sending');
    try {
      const done = await send(values, queued);
      setQueued(undefined);
      // Country and goal are kept, because the next gap is often from the same place.
      setValues((sent) => ({ ...sent, ...Object.fromEntries(CLEARED.map((name) => [name, ''])) }));
      setOutcome(done);
    } catch (error) {
      if (queued && problemFor(error).code === 'done_otherwise') {
        await dropWaiting([queued]);
        // Sent again, it is another suggestion.
        setQueued(undefined);
      }
      setOutcome({ failure: problemFor(error).message });
    }
  };

  return { values, problems, outcome, change, submit };
}
