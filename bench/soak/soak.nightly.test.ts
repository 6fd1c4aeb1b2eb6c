import { testDatabaseKind } from '../../server/testing';
import { runScenario } from './scenario';
import { SCENARIOS } from './scenarios';

/** The other scenarios take minutes or need an idle machine: see `npm run soak`. */
test('loses nothing when the server is killed twice under load', async () => {
  const scenario = SCENARIOS.find(({ name }) => name === 'kills');
  if (!scenario) throw new Error('There is no such scenario.');
  const kind = testDatabaseKind() === 'pglite' ? 'pglite' : 'postgres';
  const options = { seconds: 0, kills: 2, stops: 0, programs: '' };
  const { promises } = await runScenario(scenario, kind, options);
  expect(promises.filter(({ kept }) => !kept).map(({ what }) => what)).toEqual([]);
  expect(promises.length).toBeGreaterThan(8);
});
