import {
  ApiError,
  completeTrial,
  createAppUser,
  getWebForm,
  refreshProfile,
  requestFormAccess,
} from '@aranya/shared/api';
import { PROJECT_ID, TRIAL_FORM, TRIAL_FORM_ID, type WebForm } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore } from '@aranya/shared/session';

const session = () => aranyaStore().store.getState().session;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem.code : undefined);

/** Does the same as the button Generate QR Code. */
async function createAccount() {
  const { userId, name, phoneNumber, location } = session();
  const displayName = name || phoneNumber;
  const answer = await createAppUser({ displayName, projectId: PROJECT_ID, phoneNumber, location });
  const odkUserId = String(answer.id ?? session().odkUserId);
  publish('collection/app-user-created', { userId, odkUserId, token: answer.token });
  // A service may return the token only; the profile then has the id.
  if (odkUserId === '') await refreshProfile();
}

async function askForTrial() {
  const { userId, odkUserId } = session();
  const { projectId, formId, roleId, location } = TRIAL_FORM;
  await requestFormAccess({ projectId, formId, roleId, location, userId: odkUserId }).catch(
    (error: unknown) => {
      if (codeOf(error) !== 'already_has_access') throw error;
    },
  );
  publish('collection/form-access-granted', { userId, formId: TRIAL_FORM_ID });
}

async function noteTrial() {
  const { userId, phoneNumber, authToken: token, location, isTrialFormCompleted } = session();
  if (isTrialFormCompleted) return;
  await completeTrial({ phoneNumber, token, location });
  publish('collection/trial-completed', { userId });
}

async function readForm(formId: string, signal: AbortSignal): Promise<WebForm> {
  try {
    return await getWebForm(formId, signal);
  } catch (error) {
    if (codeOf(error) !== 'no_form_access' || formId !== TRIAL_FORM_ID) throw error;
    await askForTrial();
    return getWebForm(formId, signal);
  }
}

/**
 * Creates the app user and requests the trial form if needed.
 * @throws ApiError
 */
export async function openForm(formId: string, signal: AbortSignal): Promise<WebForm> {
  if (session().odkToken === '') await createAccount();
  const form = await readForm(formId, signal);
  if (formId === TRIAL_FORM_ID) await noteTrial();
  return form;
}
