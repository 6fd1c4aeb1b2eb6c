import { aranyaStore, removeError } from '@aranya/shared/session';
import { ApiError } from './api-error';
import { withStatus } from './session-flows';

const { store } = aranyaStore();
const status = () => store.getState().status;

afterEach(() => {
  store.dispatch(removeError());
});

test('the loading flag is on while a call runs', async () => {
  const seen = await withStatus(async () => status().loading);
  expect(seen).toBe(true);
  expect(status().loading).toBe(false);
});

test('a failure is stored and passed on, and the loading flag goes off', async () => {
  const problem = { code: 'storage_full', message: 'The server has no space left.' };
  const failing = withStatus(async () => {
    throw new ApiError(507, problem);
  });
  await expect(failing).rejects.toThrow();
  expect(status()).toEqual({ loading: false, error: problem });
});
