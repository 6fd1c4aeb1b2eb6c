import {
  completeTrial,
  createAppUser,
  problemFor,
  refreshProfile,
  withStatus,
} from '@aranya/shared/api';
import { PROJECT_ID, TRIAL_FORM } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { message } from '@aranya/shared/languages';
import { aranyaStore, canAskForTrial, useSession } from '@aranya/shared/session';
import { useState } from 'react';
import { askForForm, type FormAccessOutcome } from '../campaigns/ask-for-form';
import { isNoted, note } from '../person-notes/person-notes';
import type { PhoneContact } from '../phone/use-phone';
import { collectionAccess } from './collection-access';

const session = () => aranyaStore().store.getState().session;

/** @throws ApiError; the error is stored too */
async function createCollectionAccount(): Promise<void> {
  const { userId, name, phoneNumber, location } = session();
  const answer = await withStatus(() =>
    createAppUser({
      displayName: name || phoneNumber,
      projectId: PROJECT_ID,
      phoneNumber,
      location,
    }),
  );
  if (session().userId !== userId) return;
  const odkUserId = String(answer.id ?? session().odkUserId);
  publish('collection/app-user-created', { userId, odkUserId, token: answer.token });
  // A service that answers with the token only has the id in the profile.
  if (odkUserId === '') await refreshProfile();
}

interface TrialOutcome extends FormAccessOutcome {
  /** Settles when the server has recorded the trial; absent if the form was not granted. */
  completed?: Promise<void>;
}

async function askForTrial(): Promise<TrialOutcome> {
  const outcome = await askForForm(TRIAL_FORM);
  const hasForm = outcome.kind === 'granted' || outcome.kind === 'held';
  return hasForm ? { ...outcome, completed: noteTrial() } : outcome;
}

async function noteTrial(): Promise<void> {
  const { userId, phoneNumber, authToken, location } = session();
  await withStatus(() => completeTrial({ phoneNumber, token: authToken, location }));
  publish('collection/trial-completed', { userId });
}

export const TRIAL_GRANTED = message('Access Granted');

const NOT_NOTED = message(
  'The trial form is yours, but we could not note it. Press ‘Trial Form Access’ again.',
);

/** Only one action is allowed at a time. */
type Work = 'generating' | 'asking' | null;

/**
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
    noteApp: () => {
      note('app-installed', session.userId);
      setAppNoted(true);
    },
    canAskForTrial: canAskForTrial(session),
    isTrialGiven: session.isTrialFormCompleted,
    work,
    generate,
    problem,
    trial,
    /** 'Access Granted', or the reason of a failure; may be empty. */
    message,
    closeMessage: () => setMessage(''),
    qrOpen,
    openQr: () => setQrOpen(true),
    closeQr: () => setQrOpen(false),
  };
}

export type CollectionSetup = ReturnType<typeof useCollectionSetup>;
