import { subscribe } from '@aranya/shared/events';
import { keyOfPerson, type UserSession } from '@aranya/shared/session';
import { isNoted } from '../person-notes/person-notes';

const KEY = keyOfPerson('mfe-dashboard/profile-shown');
let shownTo = '';
subscribe('session/signed-out', () => {
  shownTo = '';
});

function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? shownTo;
  } catch {
    return shownTo;
  }
}

export const asksForPhoneMaker = ({ mobile_company, userId }: UserSession) =>
  mobile_company === '' && !isNoted('phone-maker-asked', userId);

/** True once, on the first load of a visit, while that question is open. */
export const asksForProfile = (session: UserSession) =>
  asksForPhoneMaker(session) && remembered() !== session.userId;

/** Holds for this visit. */
export function noteProfileShown(userId: string) {
  shownTo = userId;
  try {
    sessionStorage.setItem(KEY, userId);
  } catch (error) {
    console.warn('This visit is remembered on this page only.', error);
  }
}
