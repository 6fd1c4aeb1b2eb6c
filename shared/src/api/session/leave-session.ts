import { publish } from '@aranya/shared/events';
import { aranyaStore, logOut, noteSignedOut, sessionEnded } from '@aranya/shared/session';

/** Works in every tab. Listeners of the event remove their data about the person. */
export function leaveSession(reason: 'asked' | 'forbidden' | 'ended') {
  const { store } = aranyaStore();
  const { userId } = store.getState().session;
  if (userId === '') return;
  const { pathname, search } = window.location;
  store.dispatch(noteSignedOut({ reason, userId, path: pathname + search }));
  store.dispatch(reason === 'ended' ? sessionEnded() : logOut());
  publish('session/signed-out', { reason, userId });
}
