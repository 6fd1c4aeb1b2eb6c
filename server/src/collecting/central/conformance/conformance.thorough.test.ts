import { setLimits } from '../../../../testing/fake-central/central-fixture';
import { type FakeCentral, openFakeCentral } from '../../../../testing/fake-central/fake-central';
import type { FakeVersionOfCentral } from '../../../../testing/fake-central/fake-state';
import { runConformance } from './run-conformance';

let central: FakeCentral;
beforeEach(async () => {
  setLimits({ pauseMs: 1 });
  central = await openFakeCentral();
});
afterEach(async () => {
  await central.close();
  expect(central.misunderstood).toEqual([]);
});

async function run(version: FakeVersionOfCentral) {
  central.state.version = version;
  const { email, password } = central.state;
  const results = [];
  for await (const one of runConformance({ url: central.url, email, password })) results.push(one);
  return results.filter(({ outcome }) => outcome !== 'same');
}

// Results of real servers for the same cases: docs/odk-central.md.
test.each(['2025.4', '2026.1', '2026.2'] as const)(
  'passes the conformance cases with the fake Central as version %s',
  async (version) => {
    expect(await run(version)).toEqual([]);
    expect(central.state.projects.size).toBe(0);
  },
);

test('passes with the fake Central 2024.1 without deletion of records', async () => {
  expect(await run('2024.1')).toEqual([
    expect.objectContaining({ outcome: 'lacks', reason: 'records cannot be deleted there' }),
  ]);
});
