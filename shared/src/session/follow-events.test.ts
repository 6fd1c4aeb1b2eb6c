import { publish } from '@aranya/shared/events';
import { setUserInfo } from '.';
import { aranyaStore } from './store';

const { store } = aranyaStore();
const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };

function publishAll(userId: string) {
  publish('profile/updated', { userId, profile: { ...user, name: 'Asha Majhi' } });
  publish('profile/updated', { userId, profile: { userImageUri: 'face.jpg' } });
  publish('collection/app-user-created', { userId, odkUserId: '12', token: 'key' });
  publish('collection/form-access-granted', { userId, formId: 'sal trees' });
  publish('collection/form-access-granted', { userId, formId: 'sal trees' });
  publish('collection/trial-completed', { userId });
}

beforeEach(() => {
  store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
});

test('changes the session on events about the signed-in person', () => {
  publishAll('7');
  expect(store.getState().session).toMatchObject({
    name: 'Asha Majhi',
    userImageUri: 'face.jpg',
    odkUserId: '12',
    odkToken: 'key',
    odkFormAccess: ['sal trees'],
    isTrialFormCompleted: true,
    authToken: 'bearer-token',
  });
});

test('changes nothing on events about somebody else', () => {
  const before = store.getState().session;
  publishAll('8');
  expect(store.getState().session).toBe(before);
});
