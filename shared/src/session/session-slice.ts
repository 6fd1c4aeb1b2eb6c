import type { AccountUser, LoginAnswer, ProfileAnswer } from '@aranya/shared/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SIGNED_OUT, sessionFromOdkInfo, sessionFromUser, type UserSession } from './user-session';

type ProfilePart = Pick<
  UserSession,
  'organization' | 'organizationName' | 'address' | 'feedback' | 'email'
>;

/** Specification section 4. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: SIGNED_OUT,
  reducers: {
    setUserInfo: (_session, { payload: { user, odkInfo, token } }: PayloadAction<LoginAnswer>) => ({
      ...SIGNED_OUT,
      ...sessionFromUser(user),
      ...sessionFromOdkInfo(odkInfo),
      authToken: token,
    }),
    updateImage: (session, { payload }: PayloadAction<string>) => {
      session.userImageUri = payload;
    },
    updateProfile: (session, { payload }: PayloadAction<Partial<ProfilePart>>) => {
      Object.assign(session, payload);
    },
    updateOdkUser: (session, { payload }: PayloadAction<{ token: string; id: string }>) => {
      if (session.odkToken !== payload.token) session.isKeyOlderThanPin = false;
      session.odkToken = payload.token;
      session.odkUserId = payload.id;
    },
    updateOdkFormAccess: (session, { payload }: PayloadAction<string[]>) => {
      session.odkFormAccess = payload;
    },
    updateMobileInfo: (session, { payload }: PayloadAction<string>) => {
      session.mobile_company = payload;
    },
    updateContributions: (session, { payload }: PayloadAction<number>) => {
      session.contributions = payload;
    },
    markTrialFormCompleted: (session) => {
      session.isTrialFormCompleted = true;
    },
    /** The stored token stays. */
    updateUserInfo: (session, { payload }: PayloadAction<AccountUser | ProfileAnswer>) => {
      Object.assign(
        session,
        sessionFromUser(payload),
        'odkInfo' in payload && sessionFromOdkInfo(payload.odkInfo),
      );
    },
    logOut: () => SIGNED_OUT,
    /** The server has ended the session: the person's view settings are kept. */
    sessionEnded: () => SIGNED_OUT,
  },
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
