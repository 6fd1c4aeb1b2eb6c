import { subscribe } from '@aranya/shared/events';
import { keyOfPerson, type UserSession } from '@aranya/shared/session';
import { isNoted } from '../person-notes/person-notes';

/** Who has been shown the profile page in this visit. */
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

/** True for a person without a `mobile_company` field who has not answered or skipped the question for it. */
export const asksForPhoneMaker = ({ mobile_company, userId }: UserSession) =>
  mobile_company === '' && !isNoted('phone-maker-asked', userId);

/** True on the first load of a visit while that question is open: the profile page comes first then, once. */
export const asksForProfile = (session: UserSession) =>
  asksForPhoneMaker(session) && remembered() !== session.userId;

/** Remembers, for this visit, that the profile page was shown. */
export function noteProfileShown(userId: string) {
  shownTo = userId;
  try {
    sessionStorage.setItem(KEY, userId);
  } catch (error) {
    console.warn('This visit is remembered on this page only.', error);
  }
}
