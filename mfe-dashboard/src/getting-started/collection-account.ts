import { completeTrial, createAppUser, refreshProfile, withStatus } from '@aranya/shared/api';
import { PROJECT_ID, TRIAL_FORM } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore } from '@aranya/shared/session';
import { askForForm } from '../campaigns/ask-for-form';
import type { FormAccessOutcome } from '../campaigns/form-access-outcome';

const session = () => aranyaStore().store.getState().session;

/**
 * Makes the person's app user in the collection server and keeps its token.
 * @throws ApiError; the error is stored too
 */
export async function createCollectionAccount(): Promise<void> {
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
  // A service that answers with the token alone tells the id in the profile.
  if (odkUserId === '') await refreshProfile();
}

/** How asking for the trial form ended. */
export interface TrialOutcome extends FormAccessOutcome {
  /** Settles when the trial is noted; absent if the form was not given. */
  completed?: Promise<void>;
}

/** Asks for the trial form and, once the person has it, says so to the server. */
export async function askForTrial(): Promise<TrialOutcome> {
  const outcome = await askForForm(TRIAL_FORM);
  const hasForm = outcome.kind === 'granted' || outcome.kind === 'held';
  return hasForm ? { ...outcome, completed: noteTrial() } : outcome;
}

async function noteTrial(): Promise<void> {
  const { userId, phoneNumber, authToken, location } = session();
  await withStatus(() => completeTrial({ phoneNumber, token: authToken, location }));
  publish('collection/trial-completed', { userId });
}
