import { aranyaStore, logOut, setUserInfo, type UserSession } from '@aranya/shared/session';

/** The collector of the tests. */
export const ASHA = { id: '7', name: 'Asha Majhi', phoneNumber: '9000000001' };

type Collecting = Pick<UserSession, 'odkToken' | 'odkFormAccess' | 'isTrialFormCompleted'>;
type Names = Pick<UserSession, 'name' | 'organizationName' | 'address'>;

/**
 * Signs the collector in.
 * @param part overrides of name and set-up progress
 */
export function signedIn({
  name,
  organizationName,
  address,
  ...part
}: Partial<Collecting & Names> = {}) {
  const { store } = aranyaStore();
  store.dispatch(logOut());
  store.dispatch(
    setUserInfo({
      token: 'sign-in-token',
      user: {
        ...ASHA,
        ...(name && { name }),
        ...(organizationName && { organizationName }),
        ...(address && { address }),
        location: 'Odisha',
        odkUserId: part.odkToken ? 12 : null,
        isTrialFormCompleted: part.isTrialFormCompleted ?? false,
      },
      odkInfo: { odkToken: part.odkToken ?? '', allFormAccess: part.odkFormAccess ?? [] },
    }),
  );
}

export const session = () => aranyaStore().store.getState().session;
