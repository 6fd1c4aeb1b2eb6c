import { aranyaStore, logOut, setUserInfo, type UserSession } from '@aranya/shared/session';

/** The collector of the tests. */
export const ASHA = { id: '7', name: 'Asha Majhi', phoneNumber: '9000000001' };

/**
 * Signs the collector in.
 * @param part how far their collecting is set up
 */
export function signedIn(
  part: Partial<Pick<UserSession, 'odkToken' | 'odkFormAccess' | 'isTrialFormCompleted'>> = {},
) {
  const { store } = aranyaStore();
  store.dispatch(logOut());
  store.dispatch(
    setUserInfo({
      token: 'sign-in-token',
      user: {
        ...ASHA,
        location: 'Odisha',
        odkUserId: part.odkToken ? 12 : null,
        isTrialFormCompleted: part.isTrialFormCompleted ?? false,
      },
      odkInfo: { odkToken: part.odkToken ?? '', allFormAccess: part.odkFormAccess ?? [] },
    }),
  );
}

export const session = () => aranyaStore().store.getState().session;
