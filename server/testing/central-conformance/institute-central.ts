import { openFakeCentral } from '../fake-central/fake-central';
import { type ConformanceAccount, type ConformanceBench, openBench } from './bench';

/** A project in ODK Central that tests change only through Central's own interface. */
export interface InstituteCentral extends ConformanceBench {
  /** Environment variables with which the server uses the project. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Address of a real Central for tests, and a web user who may create projects. */
const { ARANYA_TEST_CENTRAL_URL, ARANYA_TEST_CENTRAL_EMAIL, ARANYA_TEST_CENTRAL_PASSWORD } =
  process.env;

/** The Centrals that tests use: the fake, and the real one if configured. */
export const CENTRALS = ARANYA_TEST_CENTRAL_URL ? (['fake', 'real'] as const) : (['fake'] as const);

/** Creates an empty project, which is removed at the end. */
export async function openInstituteCentral(
  kind: (typeof CENTRALS)[number],
): Promise<InstituteCentral> {
  const { account, close } = await openAccount(kind);
  const { bench, remove } = await openBench(account);
  const { url, email, password } = account;
  return {
    ...bench,
    environment: {
      ARANYA_CENTRAL_URL: url,
      ARANYA_CENTRAL_EMAIL: email,
      ARANYA_CENTRAL_PASSWORD: password,
      ARANYA_CENTRAL_PROJECT: String(bench.projectId),
    },
    async close() {
      await remove();
      await close();
    },
  };
}

async function openAccount(
  kind: (typeof CENTRALS)[number],
): Promise<{ account: ConformanceAccount; close: () => Promise<void> }> {
  if (kind === 'real') {
    const account = {
      url: ARANYA_TEST_CENTRAL_URL ?? '',
      email: ARANYA_TEST_CENTRAL_EMAIL ?? '',
      password: ARANYA_TEST_CENTRAL_PASSWORD ?? '',
    };
    return { account, close: async () => undefined };
  }
  const central = await openFakeCentral();
  const { email, password } = central.state;
  return {
    account: { url: central.url, email, password },
    async close() {
      await central.close();
      expect(central.misunderstood).toEqual([]);
    },
  };
}
