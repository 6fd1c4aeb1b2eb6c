import { publish } from '@aranya/shared/events';
import {
  aranyaStore,
  forgetPerson,
  logOut,
  noteSignedOut,
  sessionEnded,
} from '@aranya/shared/session';
import { forgetAnswers } from './device-answers';

/**
 * Forgets the session in this page and in every tab, and keeps why, so that the sign-in page can say
 * it. After a session that ended, what the person chose to look at waits for them. What this device keeps
 * of them is removed.
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
  forgetAnswers();
}
