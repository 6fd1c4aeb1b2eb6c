import { BIO_KEY } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import {
  aranyaStore,
  forgetPerson,
  logOut,
  noteSignedOut,
  sessionEnded,
} from '@aranya/shared/session';
import { forgetAnswers } from './device-answers';

/** Removes the bio, which is in this browser alone. */
function forgetBio(userId: string) {
  try {
    localStorage.removeItem(BIO_KEY + userId);
  } catch (error) {
    console.warn('This browser lets nothing be removed.', error);
  }
}

/**
 * Forgets the session in this page and in every tab, and keeps why, so that the sign-in page can say
 * it. What this device keeps of them is removed; after a session that ended by itself, what the person chose to look at
 * and wrote waits for them.
 */
export function leaveSession(reason: 'asked' | 'forbidden' | 'ended') {
  const { store } = aranyaStore();
  const { userId } = store.getState().session;
  if (userId === '') return;
  const { pathname, search } = window.location;
  store.dispatch(noteSignedOut({ reason, userId, path: pathname + search }));
  store.dispatch(reason === 'ended' ? sessionEnded() : logOut());
  publish('session/signed-out', { reason });
  forgetPerson();
  if (reason !== 'ended') forgetBio(userId);
  forgetAnswers();
}
