import { jest } from '@jest/globals';
import { serveEnvironment } from '../environment';
import { frontEndSettings } from '../front-end-settings';
import { knownStatistics } from './known-statistics';

const COUNTERS = { totalspecies: 1, totalcollector: 2, totalcontributions: 3 };
const settings = frontEndSettings(serveEnvironment({}));

afterEach(() => jest.restoreAllMocks());

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((done) => setImmediate(done));
};

test('requests the counters each minute, without delaying pages', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ rows: [COUNTERS] }));
  const minutes: (() => void)[] = [];
  const known = knownStatistics(settings, (task) => minutes.push(task));
  expect([known(), known()]).toEqual([undefined, undefined]);
  await until(() => known() !== undefined);
  expect(known()).toEqual(COUNTERS);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toBe('http://localhost:4000/api/aranya/getDetails');
  expect(minutes).toHaveLength(1);
  asked.mockRejectedValue(new Error('away'));
  minutes[0]?.();
  expect(known()).toEqual(COUNTERS);
  // An answer that is too old is not shown.
  await until(() => known() === undefined);
});
