import { subscribe } from '@aranya/shared/events';
import { logOut, setUserInfo, updateOdkUser } from '.';
import { keyOfPerson } from './clean-up';
import { STORED_DOCUMENT_KEY } from './persistence';
import { aranyaStore } from './store';

const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
const signedInDocument = JSON.stringify({ session: JSON.stringify({ userId: '7' }) });

const otherTabWrites = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_DOCUMENT_KEY, newValue }));

afterEach(() => {
  aranyaStore().store.dispatch(logOut());
});

test('gives every part of the page the same store', () => {
  expect(aranyaStore()).toBe(aranyaStore());
});

test('stores the session under the key root', async () => {
  const { store, persistor } = aranyaStore();
  store.dispatch(setUserInfo({ user, token: 'bearer' }));
  await persistor.flush();
  expect(localStorage.getItem('persist:root')).toContain('9000000001');
});

test('signs out and notifies the person after a sign-out in another tab', () => {
  const { store } = aranyaStore();
  store.dispatch(setUserInfo({ user, token: 'bearer' }));
  sessionStorage.setItem(keyOfPerson('seen'), 'yes');
  const heard: string[] = [];
  const stop = subscribe('session/signed-out', ({ reason }) => heard.push(reason));
  otherTabWrites(JSON.stringify({ session: JSON.stringify({ userId: '' }) }));
  stop();
  expect(store.getState().session.userId).toBe('');
  expect(heard).toEqual(['elsewhere']);
  expect(sessionStorage.getItem(keyOfPerson('seen'))).toBeNull();
  expect(store.getState().status.signedOut).toMatchObject({ reason: 'elsewhere', userId: '7' });
});

test('stays signed in after other changes in another tab', () => {
  const { store } = aranyaStore();
  store.dispatch(setUserInfo({ user, token: 'bearer' }));
  store.dispatch(updateOdkUser({ token: 't', id: '5' }));
  otherTabWrites(signedInDocument);
  expect(store.getState().session.userId).toBe('7');
});
