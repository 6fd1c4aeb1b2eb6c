import { askAhead } from '@aranya/shared/api';
import { subscribe } from '@aranya/shared/events';
import { aranyaStore } from '@aranya/shared/session';
import { askPoints } from './ask-points';

let ahead: typeof askPoints | undefined;
subscribe('session/signed-out', () => {
  ahead = undefined;
});

/** Asks for the points of the person who is signed in, while the map's script is on its way. */
export function askPointsAhead() {
  const { session, _persist } = aranyaStore().store.getState();
  // A host of before cannot ask ahead.
  if (typeof askAhead !== 'function' || !_persist?.rehydrated || session.odkUserId === '') return;
  ahead = askAhead(askPoints, session.odkUserId);
}

/** Asks for the points of a person: those that were asked ahead for, where they are this person's. */
export const pointsOf: typeof askPoints = (userId, signal) => (ahead ?? askPoints)(userId, signal);
