import { jest } from '@jest/globals';
import { testDatabaseKind } from '../../server/testing';
import { runSoak } from './soak';

jest.setTimeout(180_000);

test('the network to ODK Central cut under load breaks no promise', async () => {
  const results = await runSoak({
    // A cluster is an address that is given, not a server that is started.
    databases: [testDatabaseKind() === 'pglite' ? 'pglite' : 'postgres'],
    // The others need a quiet machine or minutes: `npm run soak`.
    parts: ['central'],
    faults: 1,
    records: 0,
    rounds: 0,
    seconds: 0,
    perSecond: 0,
    kills: 0,
    central: null,
    cluster: null,
    nodeKills: 0,
    nodeRate: 0,
    filled: 0,
    onResult: () => undefined,
  });
  expect(results).toHaveLength(1);
  for (const { part, promises } of results) {
    const broken = promises.filter(({ kept }) => !kept).map(({ what }) => what);
    expect([part, broken]).toEqual([part, []]);
    expect(promises.length).toBeGreaterThan(4);
  }
});
