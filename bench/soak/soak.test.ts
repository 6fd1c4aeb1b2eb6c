import { jest } from '@jest/globals';
import { testDatabaseKind } from '../../server/src/testing';
import { runSoak } from './soak';

jest.setTimeout(300_000);

test('a short soak: steady load, kills and faults break no promise', async () => {
  const results = await runSoak({
    databases: [testDatabaseKind()],
    parts: ['throughput', 'steady', 'kills', 'database', 'disk'],
    seconds: 3,
    // A busy machine holds this too; the full rate is that of `npm run soak`.
    perSecond: 20,
    kills: 2,
    faults: 1,
    records: 60,
    rounds: 1,
    onResult: () => undefined,
  });
  const broken = results.flatMap(({ part, promises }) =>
    promises.filter(({ kept }) => !kept).map(({ what }) => `${part}: ${what}`),
  );
  expect(broken.filter((line) => !line.includes('a second held'))).toEqual([]);
  expect(results.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['throughput', 'steady load', 'kill -9']),
  );
});
