import { keyOfPerson, type UserSession } from '@aranya/shared/session';

/** Who has been shown the profile page in this visit. */
const KEY = keyOfPerson('mfe-dashboard/profile-shown');
let shownTo = '';

function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? shownTo;
  } catch {
    return shownTo;
  }
}

/**
 * True on the first load of a visit for a person without a `mobile_company` field: the profile
 * page comes first then, once, and the dashboard after it.
 */
export const asksForProfile = (session: UserSession) =>
  session.mobile_company === '' && remembered() !== session.userId;

/** Remembers, for this visit, that the profile page was shown. */
export function noteProfileShown(userId: string) {
  shownTo = userId;
  try {
    sessionStorage.setItem(KEY, userId);
  } catch (error) {
    console.warn('This visit is remembered on this page only.', error);
  }
}
