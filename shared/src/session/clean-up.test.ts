import 'fake-indexeddb/auto';
import { providePageData } from '@aranya/shared/config';
import { keepAnswer, keptAnswer } from '@aranya/shared/device';
import { publish } from '@aranya/shared/events';
import { testPageData } from '@aranya/shared/testing';
import { waitFor } from '@testing-library/react';
import { logOut, setUserInfo } from '.';
import { cleanUpAtSignOut } from './clean-up';
import { aranyaStore } from './store';

const PENDING = 'aranya-clean-up-pending';
const answerOf = async (person: string) => (await keptAnswer(person, 'records'))?.content;

beforeEach(async () => {
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  const { store } = aranyaStore();
  for (const id of ['7', '8']) {
    const user = { id, name: 'Asha', phoneNumber: '9000000001' };
    store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
    await keepAnswer({ person: id, question: 'records', content: id });
  }
  store.dispatch(logOut());
  expect([await answerOf('7'), await answerOf('8')]).toEqual(['7', '8']);
});

test('removes stored answers on sign-out without any remote', async () => {
  publish('session/signed-out', { reason: 'asked', userId: '7' });
  expect(localStorage.getItem(PENDING)).toBe('yes');
  await waitFor(() => expect(localStorage.getItem(PENDING)).toBeNull());
  expect([await answerOf('7'), await answerOf('8')]).toEqual([undefined, undefined]);
});

test('finishes a removal that a closed page interrupted, and keeps data of the signed-in person', async () => {
  const finish = cleanUpAtSignOut(() => '8');
  finish();
  localStorage.setItem(PENDING, 'yes');
  finish();
  await waitFor(() => expect(localStorage.getItem(PENDING)).toBeNull());
  expect([await answerOf('7'), await answerOf('8')]).toEqual([undefined, '8']);
});
