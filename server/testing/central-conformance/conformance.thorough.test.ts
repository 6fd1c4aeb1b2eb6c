import { UsageError } from '../../src/commands/run-command';
import { setLimits } from '../fake-central/central-fixture';
import { type FakeCentral, openFakeCentral } from '../fake-central/fake-central';
import type { FakeVersionOfCentral } from '../fake-central/fake-state';
import { conformanceCommand } from './conformance-command';
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

describe('npm run central-conformance', () => {
  const account = () => ({
    central: {
      url: 'http://127.0.0.1:9',
      email: central.state.email,
      password: central.state.password,
      projectId: 1,
    },
  });
  async function runCommand(word = `${central.url}/`) {
    const lines: string[] = [];
    const failure = await conformanceCommand(account(), [word], (line) => lines.push(line)).then(
      () => null,
      (error: unknown) => (error as Error).message,
    );
    return { lines, failure };
  }

  test('prints one line per case, and tests the Central in its argument', async () => {
    const { lines, failure } = await runCommand();
    expect(failure).toBeNull();
    expect(lines).toHaveLength(34);
    expect(new Set(lines.map((line) => line.slice(0, 5).trim()))).toEqual(new Set(['same']));
    expect(central.state.projects.size).toBe(0);
  });

  test('fails if a case differs, and still removes its project', async () => {
    central.fault = (call) => (call.endsWith('/draft/publish') ? 'proxy' : null);
    const { lines, failure } = await runCommand();
    expect(lines.join('\n')).toMatch(/^OTHER {2}forms: published with its file.*status 502/m);
    expect(failure).toMatch(/other than expected/);
    expect(central.state.projects.size).toBe(0);
  });

  test('says who has the right to create the project', async () => {
    central.state.mayManage = false;
    expect((await runCommand()).failure).toMatch(/administrator of Central/);
  });

  test('prints the usage for unknown arguments, or without Central', async () => {
    await expect(conformanceCommand(account(), ['x'])).rejects.toThrow(UsageError);
    await expect(conformanceCommand({ central: null }, [])).rejects.toThrow(/ARANYA_CENTRAL_URL/);
  });
});
