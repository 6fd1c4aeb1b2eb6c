import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { createPerson } from '../../server/src/accounts/people';
import { ensureAppUser } from '../../server/src/collection/app-users/app-users';
import type { StandInCentral } from '../../server/src/collection/central/stand-in/stand-in-central';
import { grantAccess } from '../../server/src/collection/forms/form-access';
import { publishForm } from '../../server/src/collection/forms/publish-form';
import type { ServerContext } from '../../server/src/context';
import { openDatabase } from '../../server/src/database/database';
import {
  bundleServer,
  type ServerProcess,
  startServerProcess,
} from '../../server/src/odk-conformance/server-process';
import { testForm } from '../../server/src/odk-conformance/test-forms';
import { openContext } from '../../server/src/open-context';
import { readSettings } from '../../server/src/settings';
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

/** A filled storage and the servers that run on it, one at a time. */
export interface SoakServer {
  storage: SoakStorage;
  phones: SoakPhone[];
  /** Starts a process and waits until it is ready. */
  start(): Promise<void>;
  /** Ends the process without any chance to tidy up. */
  kill(): Promise<void>;
  /** Address of the process that runs now; it changes with every start. */
  origin(): string;
  /** Memory of the process, in bytes; null where the system does not say. */
  residentBytes(): number | null;
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
 * @param central ODK Central as the collection server, with the same form.
 */
export async function openSoakServer(
  storage: SoakStorage,
  central?: StandInCentral,
): Promise<SoakServer> {
  const environment = {
    ARANYA_DATA_DIR: storage.dataFolder,
    ARANYA_SECRET: SECRET,
    ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
    ...(central && {
      ARANYA_CENTRAL_URL: central.url,
      ARANYA_CENTRAL_EMAIL: central.state.email,
      ARANYA_CENTRAL_PASSWORD: central.state.password,
    }),
  };
  const withContext: SoakServer['withContext'] = async (use) => {
    const settings = readSettings({ ...environment, ARANYA_DEMONSTRATION: 'off' });
    const database = await openDatabase(settings);
    try {
      return await use(await openContext(settings, database, pino({ level: 'silent' })));
    } finally {
      await database.close();
    }
  };
  const phones = await withContext((context) => makePhones(context, central === undefined));
  const bundle = await bundleServer();
  let running: ServerProcess | null = null;
  return {
    storage,
    phones,
    withContext,
    async start() {
      running = await startServerProcess(bundle, environment);
    },
    async kill() {
      await running?.kill();
      running = null;
    },
    origin: () => running?.origin ?? 'http://127.0.0.1:1',
    residentBytes: () => (running?.pid ? residentBytesOf(running.pid) : null),
    isAlive: () => running !== null && !running.hasEnded(),
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
