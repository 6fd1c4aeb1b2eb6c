import type { AdministeredPerson } from '@aranya/shared/contracts/administration';
import { aranyaStore, setUserInfo } from '@aranya/shared/session';

/** Signs in an administrator in this page's store. */
export const signInAdministrator = () =>
  aranyaStore().store.dispatch(
    setUserInfo({
      user: { id: 'a', name: 'Basanti', phoneNumber: '9000000003', isAdministrator: true },
      token: 'token',
    }),
  );

/** Signs in a reviewer, who is no administrator, in this page's store. */
export const signInReviewer = () =>
  aranyaStore().store.dispatch(
    setUserInfo({
      user: { id: 'r', name: 'Rukmini', phoneNumber: '9000000004', isReviewer: true },
      token: 'token',
    }),
  );

/** A test person. */
export const testPerson = (wishes: Partial<AdministeredPerson> = {}): AdministeredPerson => ({
  id: 'p1',
  name: 'ଆଶା ମାଝୀ',
  phoneNumber: '9100000001',
  organization: 'Community',
  organizationName: '',
  communityFor: false,
  administrator: false,
  reviewer: false,
  suspended: false,
  registeredAt: '2026-01-02T03:04:05.000Z',
  lastActiveAt: null,
  devices: 2,
  records: 123456,
  phoneAccess: 'active',
  ...wishes,
});
