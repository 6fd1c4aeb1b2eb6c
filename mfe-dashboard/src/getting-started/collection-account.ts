import { completeTrial, createAppUser, refreshProfile, withStatus } from '@aranya/shared/api';
import { PROJECT_ID, TRIAL_FORM } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore } from '@aranya/shared/session';
import { askForForm } from '../campaigns/ask-for-form';
import type { FormAccessOutcome } from '../campaigns/form-access-outcome';

const session = () => aranyaStore().store.getState().session;

/**
 * Creates the person's app user in the collection server and stores its token.
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
  // A service that answers with the token only has the id in the profile.
  if (odkUserId === '') await refreshProfile();
}

export interface TrialOutcome extends FormAccessOutcome {
  /** Settles when the server has recorded the trial; absent if the form was not granted. */
  completed?: Promise<void>;
}

/** Requests the trial form and, once granted, records the trial on the server. */
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
