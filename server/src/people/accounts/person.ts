export interface Person {
  id: string;
  name: string;
  /** Normalised: see `normalisePhoneNumber`. */
  phoneNumber: string;
  /** Community-for staff. In the API this is '1' or '0'. */
  isCommForUser: boolean;
  isAdministrator: boolean;
  isReviewer: boolean;
  /** Id of the person's app user in the collection server; null before one was created. */
  odkUserId: string | null;
  token: string;
}
