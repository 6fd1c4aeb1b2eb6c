import type { AccountUser, LoginAnswer, ProfileAnswer } from '@aranya/shared/contracts';
import { changed, slice } from './slice';
import { SIGNED_OUT, sessionFromOdkInfo, sessionFromUser, type UserSession } from './user-session';

type ProfilePart = Pick<
  UserSession,
  'organization' | 'organizationName' | 'address' | 'feedback' | 'email'
>;

/** The session actions of specification section 4. */
export const sessionSlice = slice('session', SIGNED_OUT, {
  /** After sign-in: everything the login answer says, nothing of an earlier session. */
  setUserInfo: (_session: UserSession, { user, odkInfo, token }: LoginAnswer): UserSession => ({
    ...SIGNED_OUT,
    ...sessionFromUser(user),
    ...sessionFromOdkInfo(odkInfo),
    authToken: token,
  }),
  updateImage: (session: UserSession, userImageUri: string) => changed(session, { userImageUri }),
  updateProfile: (session: UserSession, part: Partial<ProfilePart>) => changed(session, part),
  updateOdkUser: (session: UserSession, { token, id }: { token: string; id: string }) =>
    changed(session, {
      odkToken: token,
      odkUserId: id,
      // Where the same one is made known again, it is as old as it was.
      ...(session.odkToken !== token && { isKeyOlderThanPin: false }),
    }),
  updateOdkFormAccess: (session: UserSession, odkFormAccess: string[]) =>
    changed(session, { odkFormAccess }),
  updateMobileInfo: (session: UserSession, company: string) =>
    changed(session, { mobile_company: company }),
  updateContributions: (session: UserSession, contributions: number) =>
    changed(session, { contributions }),
  markTrialFormCompleted: (session: UserSession) =>
    changed(session, { isTrialFormCompleted: true }),
  /** After a profile call: the stored token stays. */
  updateUserInfo: (session: UserSession, profile: AccountUser | ProfileAnswer) =>
    changed(session, {
      ...sessionFromUser(profile),
      ...('odkInfo' in profile && sessionFromOdkInfo(profile.odkInfo)),
    }),
  logOut: () => SIGNED_OUT,
  /** The server no longer knows the session: what the person chose to look at is kept for them. */
  sessionEnded: () => SIGNED_OUT,
});

export const {
  setUserInfo,
  updateImage,
  updateProfile,
  updateOdkUser,
  updateOdkFormAccess,
  updateMobileInfo,
  updateContributions,
  markTrialFormCompleted,
  updateUserInfo,
  logOut,
  sessionEnded,
} = sessionSlice.actions;
