import type { FormCatalogueEntry } from '@aranya/shared/contracts';
import { useSession } from '@aranya/shared/session';
import { useState } from 'react';
import { STEPS_FIRST } from '../getting-started/collection-access';
import { askForForm, mayFillIn } from './ask-for-form';
import { ACCESS_HELD, ASKED, type FormAccessOutcome, WRONG_PIN } from './form-access-outcome';

/** After these the person tries again with what is typed; after all others the form is put away. */
const KEEPS_FORM: readonly FormAccessOutcome['kind'][] = ['wrong-pin', 'too-many', 'no-answer'];

/**
 * Choosing a form, typing its PIN, and what the server says.
 * @param needsPin false for open campaigns, where choosing asks at once
 */
export function useFormAccess(needsPin: boolean) {
  const session = useSession();
  const { odkUserId } = session;
  const [form, setForm] = useState<FormCatalogueEntry | null>(null);
  const [pin, setPin] = useState('');
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);

  const reset = () => {
    setForm(null);
    setPin('');
  };

  const ask = async (asked: FormCatalogueEntry, typed?: string) => {
    if (busy) return;
    setBusy(true);
    const outcome = await askForForm(asked, typed);
    setBusy(false);
    setMessage(outcome.message);
    if (outcome.kind === 'wrong-pin') setPin('');
    if (!KEEPS_FORM.includes(outcome.kind)) reset();
  };

  return {
    /** The form whose PIN is asked for, or null. */
    form,
    pin,
    setPin,
    /** The specification's alert; empty when there is none. */
    message,
    closeMessage: () => setMessage(''),
    /** True while the server is asked. */
    busy,
    choose: (chosen: FormCatalogueEntry) => {
      // A form is given to an app user, and there is none before the QR code.
      if (odkUserId === '') setMessage(STEPS_FIRST);
      // A form that the person has needs no PIN again.
      else if (needsPin && mayFillIn(session, chosen)) setMessage(ACCESS_HELD);
      else if (needsPin) setForm(chosen);
      else void ask(chosen);
    },
    request: () => {
      if (!form) return;
      if (pin.trim() === '') setMessage(WRONG_PIN);
      else void ask(form, pin.trim());
    },
    cancel: reset,
    /** The form is asked for without its PIN. */
    asked: () => {
      reset();
      setMessage(ASKED);
    },
  };
}
