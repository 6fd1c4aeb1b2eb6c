import { providePageData } from '@aranya/shared/config';
import { chooseLanguage, language, onLanguage } from '@aranya/shared/languages';
import { aranyaStore, removeError } from '@aranya/shared/session';
import { testPageData } from '@aranya/shared/testing';
import type { logIn } from '../calls';
import { ApiError } from '../client/api-error';
import { endSession, signIn, withStatus } from './session-flows';

const server = jest.fn<Promise<unknown>, Parameters<typeof logIn>>();
jest.mock('../calls', () => ({
  ...jest.requireActual('../calls'),
  logIn: (...asked: Parameters<typeof logIn>) => server(...asked),
  signOut: async () => ({ signedOut: true }),
}));

const { store } = aranyaStore();
const status = () => store.getState().status;

afterEach(() => {
  store.dispatch(removeError());
});

test('sets the loading flag while a call runs', async () => {
  const seen = await withStatus(async () => status().loading);
  expect(seen).toBe(true);
  expect(status().loading).toBe(false);
});

test('stores a failure, and clears the loading flag', async () => {
  const problem = { code: 'storage_full', message: 'The server has no space left.' };
  const failing = withStatus(async () => {
    throw new ApiError(507, problem);
  });
  await expect(failing).rejects.toThrow();
  expect(status()).toEqual({ loading: false, error: problem });
});

test("keeps the device's mark after sign-out, and sends it with the next sign-in", async () => {
  localStorage.clear();
  const mark = 'm'.repeat(43);
  const asha = { user: { id: 'p1', name: 'Asha', phoneNumber: '9000000001' }, token: 'first' };
  server.mockResolvedValueOnce({ ...asha, deviceMark: mark }).mockResolvedValueOnce(asha);
  await signIn('9000000001', '482915');
  expect(server).toHaveBeenLastCalledWith({ phoneNumber: '9000000001', password: '482915' });
  expect(JSON.stringify(store.getState())).not.toContain(mark);
  endSession('asked');
  const kept = localStorage.getItem('aranya-devices');
  expect(kept).toBe(JSON.stringify([mark]));
  await signIn('9000000001', '482915');
  expect(server.mock.lastCall).toMatchObject([{ deviceMarks: [mark] }]);
  expect(localStorage.getItem('aranya-devices')).toBe(kept);
});

test.each<[kept: string | undefined, read: string, then: string]>([
  ['hi', 'or', 'hi'],
  ['', 'or', 'or'],
  // Covers a language that is not offered, and a service without language.
  ['te', 'or', 'or'],
  [undefined, 'or', 'or'],
])('shows an account with “%s” on a page in “%s” in “%s”', async (kept, read, then) => {
  providePageData({ settings: { ...testPageData.settings, languages: ['en', 'hi', 'or'] } });
  chooseLanguage(read);
  const stop = onLanguage(() => undefined);
  const asha = { id: 'p1', name: 'Asha', phoneNumber: '9000000001', language: kept };
  server.mockResolvedValueOnce({ user: asha, token: 'first' });
  await signIn('9000000001', '482915');
  expect(language()).toBe(then);
  stop();
});
