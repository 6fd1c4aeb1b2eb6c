import type { FormCatalogueEntry } from '@aranya/shared/contracts';
import { useSession } from '@aranya/shared/session';
import { useState } from 'react';
import { STEPS_FIRST } from '../getting-started/collection-access';
import {
  ACCESS_HELD,
  ASKED,
  askForForm,
  type FormAccessOutcome,
  mayFillIn,
  WRONG_PIN,
} from './ask-for-form';

/** After other outcomes the form closes. */
const KEEPS_FORM: readonly FormAccessOutcome['kind'][] = ['wrong-pin', 'too-many', 'no-answer'];

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
    form,
    pin,
    setPin,
    /** Required by the specification after a failure; empty if there is none. */
    message,
    closeMessage: () => setMessage(''),
    busy,
    choose: (chosen: FormCatalogueEntry) => {
      // Access belongs to an app user, which does not exist before the QR code.
      if (odkUserId === '') setMessage(STEPS_FIRST);
      // A granted form needs no PIN again.
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
    asked: () => {
      reset();
      setMessage(ASKED);
    },
  };
}
