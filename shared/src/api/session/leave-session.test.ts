import '../../testing';
import { BIO_KEY } from '@aranya/shared/contracts';
import { aranyaStore, keyOfPerson, setUserInfo } from '@aranya/shared/session';
import { leaveSession } from './leave-session';

test("removes a tab's data about a person on sign-out, and nothing else", () => {
  const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
  sessionStorage.setItem(keyOfPerson('mfe-dashboard/profile-shown'), '7');
  sessionStorage.setItem('aranya/motion-paused', 'yes');
  leaveSession('asked');
  expect(Object.keys({ ...sessionStorage })).toEqual(['aranya/motion-paused']);
});

test("removes a person's bio on sign-out; keeps it after an expired session, per person", () => {
  const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
  const bios = () => ['7', '8'].map((id) => localStorage.getItem(BIO_KEY + id));
  localStorage.setItem(`${BIO_KEY}7`, 'I walk the sal forest.');
  localStorage.setItem(`${BIO_KEY}8`, 'Of somebody else.');
  for (const [reason, left] of [
    ['ended', 'I walk the sal forest.'],
    ['asked', null],
  ] as const) {
    aranyaStore().store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
    leaveSession(reason);
    expect(bios()).toEqual([left, 'Of somebody else.']);
  }
});
