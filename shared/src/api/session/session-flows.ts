import { type LoginAnswer, message } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import {
  aranyaStore,
  hasQueueMark,
  isQueueTended,
  logOut,
  removeError,
  saveDeviceMark,
  setLoading,
  setUserInfo,
  storeError,
  withDeviceMarks,
} from '@aranya/shared/session';
import { finishProviderSignIn, getProfile, logIn, signOut } from '../calls';
import { ApiError } from '../client/api-error';
import { sendOrKeep } from '../keep-for-later';
import { leaveSession } from './leave-session';

const store = () => aranyaStore().store;

export const problemFor = (error: unknown) =>
  error instanceof ApiError
    ? error.problem
    : { code: 'unknown', message: message('Something went wrong. Please try again.') };

/**
 * Section 4 of the specification requires this for profile and app-user calls.
 * @throws the error of `work`
 */
export async function withStatus<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  store().dispatch(setLoading(true));
  try {
    return await work();
  } catch (error) {
    store().dispatch(storeError(problemFor(error)));
    throw error;
  } finally {
    store().dispatch(setLoading(false));
  }
}

/** First discards another person's selections in this page. */
export function beginSession(answer: LoginAnswer) {
  const { userId } = store().getState().status.signedOut ?? {};
  if (userId !== answer.user.id) store().dispatch(logOut());
  store().dispatch(setUserInfo(answer));
  // Writes at once, so that a person who leaves the page is signed in on the next one.
  aranyaStore().persistor.flush();
  saveDeviceMark(answer.deviceMark);
  publish('session/signed-in', { userId: answer.user.id, language: answer.user.language });
}

/** @throws ApiError; the error is stored too */
export async function signIn(phoneNumber: string, pin: string): Promise<void> {
  const answer = await withStatus(() =>
    logIn({ phoneNumber, password: pin, ...withDeviceMarks() }),
  );
  beginSession(answer);
  store().dispatch(removeError());
}

/**
 * A failure is not stored: it is shown beside the provider's button.
 * @throws ApiError
 */
export async function signInWithProvider(ticket: string, pageKey: string): Promise<void> {
  beginSession(await finishProviderSignIn({ ticket, pageKey }));
}

/**
 * Ends the session at once in every tab, and on the server as soon as it is reachable: offline, the
 * call is queued without a person, so that it is sent whoever signs in next.
 */
export function endSession(reason: 'asked' | 'forbidden') {
  if (reason === 'asked') {
    const { authToken: token } = store().getState().session;
    sendOrKeep({ content: { kind: 'sign-out', token } }, () => signOut(token), '').catch(
      (error: unknown) => console.warn('The session could not be ended on the server.', error),
    );
  }
  leaveSession(reason);
}

/** With queued entries, the shell asks first. */
export function askToEndSession() {
  if (hasQueueMark() && isQueueTended()) publish('session/leaving-asked', {});
  else endSession('asked');
}

/**
 * A 'Forbidden' answer ends the session; the caller's guard then shows the sign-in page.
 * @throws ApiError for every other failure
 */
export async function refreshProfile(): Promise<void> {
  const { userId, authToken, phoneNumber } = store().getState().session;
  try {
    const profile = await withStatus(() => getProfile({ token: authToken, phoneNumber }));
    // A person who signed out meanwhile remains signed out.
    if (store().getState().session.authToken !== authToken) return;
    publish('profile/updated', { userId, profile });
  } catch (error) {
    if (!(error instanceof ApiError && error.isForbidden)) throw error;
    // Somebody else may have signed in meanwhile; their session remains.
    if (store().getState().session.authToken === authToken) endSession('forbidden');
  }
}
