import { type AccountUser, type OdkInfo, TRIAL_FORM_ID } from '@aranya/shared/contracts';

/** Specification section 3. The PIN is never stored, even if an answer contains one. */
export interface UserSession {
  userId: string;
  name: string;
  phoneNumber: string;
  email: string;
  /** Bearer token. */
  authToken: string;
  userImageUri: string;
  organization: string;
  organizationName: string;
  webURL: string;
  address: string;
  feedback: string;
  /** Credential inside the QR; empty until 'Generate QR Code'. */
  odkToken: string;
  odkUserId: string;
  /**
   * The credential was issued before the current PIN was set, so the person is offered a new one.
   */
  isKeyOlderThanPin: boolean;
  /** Form ids that this person may fill in. */
  odkFormAccess: string[];
  contributions: number;
  isTrialFormCompleted: boolean;
  mobile_company: string;
  location: string;
  /** '1' for community-for staff. */
  isCommForUser: string;
  isAdministrator: boolean;
  /** See {@link canReview}. */
  isReviewer: boolean;
}

export const SIGNED_OUT: UserSession = {
  userId: '',
  name: '',
  phoneNumber: '',
  email: '',
  authToken: '',
  userImageUri: '',
  organization: '',
  organizationName: '',
  webURL: '',
  address: '',
  feedback: '',
  odkToken: '',
  odkUserId: '',
  isKeyOlderThanPin: false,
  odkFormAccess: [],
  contributions: 0,
  isTrialFormCompleted: false,
  mobile_company: '',
  location: '',
  isCommForUser: '',
  isAdministrator: false,
  isReviewer: false,
};

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** Existing services send `true`, `'true'`, `1` or `'1'`. */
const isYes = (value: unknown) => [true, 'true', 1, '1'].includes(value as string);

const formIds = (entries: unknown[] | null | undefined) =>
  (entries ?? []).flatMap((entry) => (typeof entry === 'string' ? [entry] : []));

export function sessionFromUser(user: AccountUser): Partial<UserSession> {
  return {
    userId: user.id,
    name: user.name,
    phoneNumber: user.phoneNumber,
    email: text(user.email),
    userImageUri: text(user.userImageUri),
    organization: text(user.organization),
    organizationName: text(user.organizationName),
    webURL: text(user.webURL),
    address: text(user.address),
    feedback: text(user.feedback),
    odkUserId: text(user.odkUserId),
    isTrialFormCompleted: isYes(user.isTrialFormCompleted),
    mobile_company: text(user.mobileCompanyName),
    location: text(user.location),
    isCommForUser: isYes(user.isCommForUser) ? '1' : text(user.isCommForUser as string),
    isAdministrator: user.isAdministrator === true,
    isReviewer: user.isReviewer === true,
    ...(typeof user.contributions === 'number' && { contributions: user.contributions }),
  };
}

export function sessionFromOdkInfo(info: OdkInfo | null | undefined): Partial<UserSession> {
  if (!info) return {};
  return {
    odkToken: text(info.odkToken),
    odkFormAccess: formIds(info.allFormAccess),
    isKeyOlderThanPin: info.isOlderThanPin === true,
  };
}

export const isCommunityFor = (session: UserSession) => session.isCommForUser === '1';

export const canReview = ({ isReviewer, isAdministrator }: UserSession) =>
  isReviewer || isAdministrator;

export const canAskForTrial = (session: UserSession) =>
  session.odkToken !== '' && !session.isTrialFormCompleted;

/** The trial form counts once it is completed. */
export const hasFormAccess = (session: UserSession, formId: string) =>
  session.odkFormAccess.includes(formId) ||
  (formId === TRIAL_FORM_ID && session.isTrialFormCompleted);
