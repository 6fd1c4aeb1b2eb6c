import { aranyaStore, keyOfPerson, setUserInfo } from '@aranya/shared/session';
import { leaveSession } from './leave-session';

test('what a tab remembers of a person goes with the session, and nothing else', () => {
  const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
  sessionStorage.setItem(keyOfPerson('mfe-dashboard/profile-shown'), '7');
  sessionStorage.setItem('aranya/motion-paused', 'yes');
  leaveSession('asked');
  expect(Object.keys({ ...sessionStorage })).toEqual(['aranya/motion-paused']);
});
