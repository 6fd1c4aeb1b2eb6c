import { askAhead } from '@aranya/shared/api';
import { subscribe } from '@aranya/shared/events';
import { aranyaStore } from '@aranya/shared/session';
import { askPoints } from './ask-points';

let ahead: typeof askPoints | undefined;
subscribe('session/signed-out', () => {
  ahead = undefined;
});

export function askPointsAhead() {
  const { session, _persist } = aranyaStore().store.getState();
  // Older hosts have no `askAhead`.
  if (typeof askAhead !== 'function' || !_persist?.rehydrated || session.odkUserId === '') return;
  ahead = askAhead(askPoints, session.odkUserId);
}

/** Uses the earlier request if it was for the same person. */
export const pointsOf: typeof askPoints = (userId, signal) => (ahead ?? askPoints)(userId, signal);
