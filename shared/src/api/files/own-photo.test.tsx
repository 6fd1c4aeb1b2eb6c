import 'fake-indexeddb/auto';
import { providePageData } from '@aranya/shared/config';
import { forgetEverything, keptAnswer } from '@aranya/shared/device';
import { aranyaStore, logOut, SessionProvider, setUserInfo } from '@aranya/shared/session';
import { testPageData } from '@aranya/shared/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { leaveSession } from '../session/leave-session';
import { useOwnPhoto } from './own-photo';

const { store } = aranyaStore();
const fetched = jest.fn();
/** Returns the address of a photo whose name is a hash of this letter. */
const named = (letter: string) => `/api/aranya/profile/photos/${letter.repeat(64)}.jpg`;
const DATA = 'data:image/jpeg;base64,bGVhZg==';
const at = (photo: string) => `http://localhost:4000${photo}`;

const signIn = (userImageUri: string) =>
  store.dispatch(
    setUserInfo({
      user: { id: 'asha', name: 'Asha', phoneNumber: '9000000001', userImageUri },
      token: 't',
    }),
  );
/** Returns the address that a page shows. */
async function shown() {
  const { result, unmount } = renderHook(() => useOwnPhoto(), { wrapper: SessionProvider });
  await waitFor(() => expect(result.current).not.toBe(''));
  unmount();
  return result.current;
}
/** Resets the page's memory, as a reload does. */
async function openAnew() {
  signIn(named('e'));
  await shown();
  fetched.mockClear();
}
const kept = async (photo: string) => (await keptAnswer('asha', `photo ${at(photo)}`))?.content;

beforeEach(async () => {
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  fetched.mockReset().mockImplementation(async () => ({
    ok: true,
    blob: async () => new Blob(['leaf'], { type: 'image/jpeg' }),
  }));
  Object.assign(globalThis, { fetch: fetched });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  store.dispatch(logOut());
  await forgetEverything();
});

test('fetches a photo once, past the browser’s cache, and removes it on sign-out', async () => {
  signIn(named('a'));
  expect(await Promise.all([shown(), shown()])).toEqual([DATA, DATA]);
  expect(fetched.mock.calls).toEqual([
    [at(named('a')), { cache: 'no-store', credentials: 'omit' }],
  ]);
  await waitFor(async () => expect(await kept(named('a'))).toEqual({ picture: DATA }));
  await openAnew();
  signIn(named('a'));
  expect(await shown()).toBe(DATA);
  expect(fetched).not.toHaveBeenCalled();
  leaveSession('asked');
  await waitFor(async () => expect(await kept(named('a'))).toBeUndefined());
});

test('revalidates a photo without hash, and shows the cached one offline', async () => {
  signIn('/photos/asha.jpg');
  expect(await shown()).toBe(DATA);
  await waitFor(async () => expect(await kept('/photos/asha.jpg')).toEqual({ picture: DATA }));
  await openAnew();
  signIn('/photos/asha.jpg');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await shown()).toBe(DATA);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("lets the browser load a photo that the page's script cannot read", async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  signIn(named('b'));
  expect(await shown()).toBe(at(named('b')));
  signIn('https://photos.example.org/asha.jpg');
  expect(await shown()).toBe('https://photos.example.org/asha.jpg');
  expect(fetched).toHaveBeenCalledTimes(1);
});
