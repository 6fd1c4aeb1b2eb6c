import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import type { ServerContext } from '../../server/src/assembly/context';
import { openContext } from '../../server/src/assembly/open-context';
import { ensureAppUser } from '../../server/src/collecting/app-users/app-users';
import { grantAccess } from '../../server/src/collecting/forms/form-access';
import { publishForm } from '../../server/src/collecting/forms/publish-form';
import { createPerson } from '../../server/src/people/accounts/people';
import { readSettings } from '../../server/src/platform/configuration/settings';
import { openDatabase } from '../../server/src/platform/database/database';
import type { FakeCentral } from '../../server/testing/fake-central/fake-central';
import {
  bundleServer,
  type ServerProcess,
  startServerProcess,
} from '../../server/testing/odk-conformance/server-process';
import { testForm } from '../../server/testing/odk-conformance/test-forms';
import { processorTime } from './processor-time';
import type { SoakStorage } from './soak-storage';

/** A phone with its owner's session. */
export interface SoakPhone {
  name: string;
  phoneNumber: string;
  /** Token in the phone's address; none yet where ODK Central makes it. */
  token: string;
  appUserId: number;
  /** Token of the website. */
  session: string;
}

/** A filled storage and the servers that run on it, one at a time where nothing else is said. */
export interface SoakServer {
  storage: SoakStorage;
  phones: SoakPhone[];
  /** Starts a process and waits until it is ready. */
  start(): Promise<void>;
  /** Ends the process without any chance to tidy up. */
  kill(): Promise<void>;
  /** Address of the process that runs now, of one after the other where several do; it changes with every start. */
  origin(): string;
  /** Memory of the first process, in bytes; null where the system does not say. */
  residentBytes(): number | null;
  /** Processor time that they used, in milliseconds. */
  processorMs(): Promise<number>;
  /** Whether all of them are. */
  isAlive(): boolean;
  /** Opens database and files in this process, while no server runs. */
  withContext<T>(use: (context: ServerContext) => Promise<T>): Promise<T>;
}

export const FORM_ID = 'tree_test';
const PHONES = 20;
const SECRET = 'a secret of the soak, long enough to be one';

/**
 * Fills an empty storage with a form and phones, and bundles the server as for production.
 *
 * @param more central: ODK Central as the collection server, with the same form; environment: settings beside
 *   the usual ones; processes: how many run at once.
 */
export async function openSoakServer(
  storage: SoakStorage,
  more: { central?: FakeCentral; environment?: Record<string, string>; processes?: number } = {},
): Promise<SoakServer> {
  const { central, processes = 1 } = more;
  const environment = {
    ARANYA_DATA_DIR: storage.dataFolder,
    ARANYA_SECRET: SECRET,
    // A few phones send here in minutes what a thousand people send in a day.
    ARANYA_RECORDS_PER_DAY: '10000000',
    ARANYA_OCCURRENCES_PER_DAY: '10000000',
    ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
    ...(central && {
      ARANYA_CENTRAL_URL: central.url,
      ARANYA_CENTRAL_EMAIL: central.state.email,
      ARANYA_CENTRAL_PASSWORD: central.state.password,
    }),
    ...more.environment,
  };
  const withContext: SoakServer['withContext'] = async (use) => {
    const settings = readSettings({
      ...environment,
      ARANYA_DEMONSTRATION: 'off',
      ARANYA_PUBLICATION_DELAY_HOURS: '0',
    });
    const database = await openDatabase(settings);
    try {
      return await use(await openContext(settings, database, pino({ level: 'silent' })));
    } finally {
      await database.close();
    }
  };
  const phones = await withContext((context) => makePhones(context, central === undefined));
  const bundle = await bundleServer();
  let running: ServerProcess[] = [];
  let turn = 0;
  return {
    storage,
    phones,
    withContext,
    async start() {
      while (running.length < processes) {
        running.push(await startServerProcess(bundle, environment));
      }
    },
    async kill() {
      await Promise.all(running.map((process) => process.kill()));
      running = [];
    },
    origin() {
      turn += 1;
      return running[turn % running.length]?.origin ?? 'http://127.0.0.1:1';
    },
    residentBytes: () => (running[0]?.pid ? residentBytesOf(running[0].pid) : null),
    processorMs: async () => {
      const times = await Promise.all(running.map(({ pid }) => processorTime(pid ?? 0)));
      return times.reduce((sum, ms) => sum + ms, 0);
    },
    isAlive: () => running.length === processes && running.every((one) => !one.hasEnded()),
  };
}

async function makePhones(context: ServerContext, withTokens: boolean): Promise<SoakPhone[]> {
  const { authentication, database } = context;
  const { db } = database;
  const xml = Buffer.from(testForm({ id: FORM_ID }));
  const { formId } = await publishForm(context, { xml, kind: 'open' });
  const { internalAdapter } = await authentication.$context;
  const phones: SoakPhone[] = [];
  for (let number = 0; number < PHONES; number += 1) {
    const phoneNumber = String(9_200_000_000 + number);
    const person = { phoneNumber, name: `Collector ${number}`, pin: '135790' };
    const personId = await createPerson(authentication, db, person);
    const { token: session } = await internalAdapter.createSession(personId);
    const made = withTokens
      ? await ensureAppUser(db, { personId, displayName: person.name, location: '' })
      : { id: 0, token: '' };
    if (withTokens) await grantAccess(db, made.id, formId);
    const { token, id: appUserId } = made;
    phones.push({ name: person.name, phoneNumber, token, appUserId, session });
  }
  return phones;
}

function residentBytesOf(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) * 1024 : null;
  } catch {
    return null;
  }
}
