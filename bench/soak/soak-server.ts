import { pino } from 'pino';
import type { ServerContext } from '../../server/src/assembly/context';
import { openContext } from '../../server/src/assembly/open-context';
import { ensureAppUser } from '../../server/src/collecting/app-users/app-users';
import { grantAccess } from '../../server/src/collecting/forms/form-access';
import { publishForm } from '../../server/src/collecting/forms/publish-form';
import { createPerson } from '../../server/src/people/accounts/people';
import { readSettings } from '../../server/src/platform/configuration/settings';
import { openDatabase } from '../../server/src/platform/database/open-database';
import {
  bundleServer,
  type ServerProcess,
  startServerProcess,
} from '../../server/testing/odk-conformance/processes/server-process';
import { testForm } from '../../server/testing/odk-conformance/test-forms';
import type { SoakStorage } from './soak-storage';

export interface SoakPhone {
  /** Token in the phone's address. */
  token: string;
  appUserId: number;
  /** Token of the website. */
  session: string;
}

export const FORM_ID = 'tree_test';
const PHONES = 20;
const SECRET = 'a secret of the soak, long enough to be one';

/** Fills an empty storage with a form and phones. Bundles the server as for production. */
export async function openSoakServer(storage: SoakStorage, more: Record<string, string> = {}) {
  const environment = {
    ARANYA_DATA_DIR: storage.dataFolder,
    ARANYA_SECRET: SECRET,
    // A few phones send in minutes the records that a thousand people send in a day.
    ARANYA_RECORDS_PER_DAY: '10000000',
    ARANYA_OCCURRENCES_PER_DAY: '10000000',
    ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
    ...more,
  };
  /** Opens database and files in this process; no server may run meanwhile. */
  async function withContext<T>(use: (context: ServerContext) => Promise<T>): Promise<T> {
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
  }
  const phones = await withContext((context) => makePhones(context));
  const bundle = await bundleServer();
  let running: ServerProcess | null = null;
  return {
    phones,
    withContext,
    async start() {
      running = await startServerProcess(bundle, environment);
    },
    /** Kills without a shutdown. */
    async kill() {
      await running?.kill();
      running = null;
    },
    /** Changes with every start. */
    origin: () => running?.origin ?? 'http://127.0.0.1:1',
    isAlive: () => running?.hasEnded() === false,
  };
}

export type SoakServer = Awaited<ReturnType<typeof openSoakServer>>;

async function makePhones(context: ServerContext): Promise<SoakPhone[]> {
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
    const displayName = person.name;
    const made = await ensureAppUser(db, { personId, displayName, location: '' });
    await grantAccess(db, made.id, formId);
    const { token, id: appUserId } = made;
    phones.push({ token, appUserId, session });
  }
  return phones;
}
