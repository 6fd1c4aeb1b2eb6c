import { pino } from 'pino';
import type { ServerContext } from '../../../src/assembly/context';
import { openContext } from '../../../src/assembly/open-context';
import { ensureAppUser } from '../../../src/collecting/app-users/app-users';
import { grantAccess } from '../../../src/collecting/forms/form-access';
import { publishForm } from '../../../src/collecting/forms/publish-form';
import { createPerson } from '../../../src/people/accounts/people';
import { readSettings } from '../../../src/platform/configuration/settings';
import { openDatabase } from '../../../src/platform/database/open-database';
import type { TestStorage } from '../..';
import { type Answer, CollectClient } from '../collect-client';
import { newInstanceId, testForm, testRecord } from '../test-forms';
import { bundleServer, type ServerProcess, startServerProcess } from './server-process';

/** A record with its photo. */
export interface SentRecord {
  instanceId: string;
  xml: string;
  photo: Buffer;
}

/** One form and one phone in a data folder, served by separate processes. */
export interface ProcessCollection {
  start(environment?: Record<string, string>): Promise<ServerProcess>;
  send(origin: string, record: SentRecord): Promise<Answer>;
  /** The person with the phone. */
  person: { phoneNumber: string; pin: string };
  /** Token of the phone. */
  token: string;
  /** Opens database and files in this process, while no server process runs. */
  withContext<T>(use: (context: ServerContext) => Promise<T>): Promise<T>;
}

/** Fills an empty storage and bundles the server. */
export async function openProcessCollection(
  storage: Pick<TestStorage, 'dataFolder' | 'databaseUrl'>,
): Promise<ProcessCollection> {
  const environment = {
    ARANYA_DATA_DIR: storage.dataFolder,
    ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
  };
  const withContext: ProcessCollection['withContext'] = async (use) => {
    const settings = readSettings({ ...environment, ARANYA_DEMONSTRATION: 'off' });
    const database = await openDatabase(settings);
    try {
      return await use(await openContext(settings, database, pino({ level: 'silent' })));
    } finally {
      await database.close();
    }
  };
  const token = await withContext(makePhone);
  const bundle = await bundleServer();
  return {
    start: (more = {}) => startServerProcess(bundle, { ...environment, ...more }),
    send(origin, { xml, photo }) {
      const client = new CollectClient(`${origin}/v1/key/${token}/projects/1`);
      return client.submit(xml, [{ name: 'tree.jpg', bytes: photo }]);
    },
    person: PERSON,
    token,
    withContext,
  };
}

const PERSON = { phoneNumber: '9100000999', name: 'Asha Majhi', pin: '135790' };

/** @returns The token of a phone with access to a form. */
async function makePhone(context: ServerContext): Promise<string> {
  const { db } = context.database;
  const personId = await createPerson(context.authentication, db, PERSON);
  const made = await ensureAppUser(db, { personId, displayName: 'Asha', location: '' });
  const form = Buffer.from(testForm({ id: 'tree_test' }));
  const { formId } = await publishForm(context, { xml: form, kind: 'open' });
  await grantAccess(db, made.id, formId);
  return made.token;
}

/** A new record with this photo. */
export function recordWith(photo: Buffer): SentRecord {
  const instanceId = newInstanceId();
  return { instanceId, xml: testRecord({ instanceId, photo: 'tree.jpg' }), photo };
}
