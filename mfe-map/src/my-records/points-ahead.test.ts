import { getCollectedData } from '@aranya/shared/api';
import { aranyaStore } from '@aranya/shared/session';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getCollectedData: jest.fn(async () => []),
}));
jest.mock('@aranya/shared/session', () => ({ aranyaStore: jest.fn() }));

const withPerson = (odkUserId: string, rehydrated = true) =>
  jest.mocked(aranyaStore).mockReturnValue({
    store: { getState: () => ({ session: { odkUserId }, _persist: { rehydrated } }) },
  } as unknown as ReturnType<typeof aranyaStore>);

const load = () => import('./points-ahead');

beforeEach(() => jest.mocked(getCollectedData).mockClear());

test("requests a person's points once, before the map does", async () => {
  withPerson('12');
  const { askPointsAhead, pointsOf } = await load();
  askPointsAhead();
  expect(getCollectedData).toHaveBeenCalledTimes(1);
  await expect(pointsOf('12', new AbortController().signal)).resolves.toMatchObject({ total: 0 });
  expect(getCollectedData).toHaveBeenCalledTimes(1);
  await pointsOf('12', new AbortController().signal);
  expect(getCollectedData).toHaveBeenCalledTimes(2);
});

test('requests nothing without a person, or before the session is read', async () => {
  const { askPointsAhead } = await load();
  withPerson('');
  askPointsAhead();
  withPerson('12', false);
  askPointsAhead();
  expect(getCollectedData).not.toHaveBeenCalled();
});
