import { problemFor, refreshProfile } from '@aranya/shared/api';
import { message } from '@aranya/shared/languages';
import { canAskForTrial, useSession } from '@aranya/shared/session';
import { useState } from 'react';
import { isNoted, note } from '../person-notes/person-notes';
import type { PhoneContact } from '../phone/use-phone';
import { collectionAccess } from './collection-access';
import { askForTrial, createCollectionAccount } from './collection-account';

export const TRIAL_GRANTED = message('Access Granted');

const NOT_NOTED = message(
  'The trial form is yours, but we could not note it. Press ‘Trial Form Access’ again.',
);

/** The pending action; only one is allowed at a time. */
type Work = 'generating' | 'asking' | null;

/**
 * The steps of Getting Started as actions.
 * @param application on a phone a failed trial is only logged (specification section 8), and a
 * successful one refreshes the profile
 */
export function useCollectionSetup(application: 'desktop' | 'mobile', contact: PhoneContact) {
  const session = useSession();
  const [appNoted, setAppNoted] = useState(() => isNoted('app-installed', session.userId));
  const [work, setWork] = useState<Work>(null);
  const [qrOpen, setQrOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const [message, setMessage] = useState('');

  const sayTrialFailed = (sentence: string, cause: unknown) => {
    if (application === 'desktop') setMessage(sentence);
    else console.warn(sentence, cause);
  };

  const generate = async () => {
    setWork('generating');
    setProblem('');
    try {
      await createCollectionAccount();
      setQrOpen(true);
    } catch (error) {
      setProblem(problemFor(error).message);
    } finally {
      setWork(null);
    }
  };

  const trial = async () => {
    setWork('asking');
    const outcome = await askForTrial();
    if (outcome.kind === 'granted') setMessage(TRIAL_GRANTED);
    else if (outcome.kind === 'waits') setMessage(outcome.message);
    else sayTrialFailed(outcome.message, outcome.kind);
    try {
      await outcome.completed;
      if (outcome.completed && application === 'mobile') await refreshProfile();
    } catch (error) {
      sayTrialFailed(NOT_NOTED, error);
    } finally {
      setWork(null);
    }
  };

  return {
    access: collectionAccess(session, { appNoted, phone: contact.phone }),
    odkToken: session.odkToken,
    contact,
    /** Records that the person has the app or opened its store page. */
    noteApp: () => {
      note('app-installed', session.userId);
      setAppNoted(true);
    },
    canAskForTrial: canAskForTrial(session),
    isTrialGiven: session.isTrialFormCompleted,
    work,
    generate,
    /** Reason why there is no QR, shown next to the button. */
    problem,
    trial,
    /** Text 'Access Granted', or the reason of a failure; may be empty. */
    message,
    closeMessage: () => setMessage(''),
    qrOpen,
    openQr: () => setQrOpen(true),
    closeQr: () => setQrOpen(false),
  };
}

export type CollectionSetup = ReturnType<typeof useCollectionSetup>;
