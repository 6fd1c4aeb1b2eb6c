import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { StatisticsAnswer } from '@aranya/shared/contracts';
import { jest } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createPerson } from '../accounts/people';
import { API_PREFIX } from '../api-prefix';
import { ensureAppUser } from '../collection/app-users/app-users';
import { grantAccess } from '../collection/forms/form-access';
import { publishForm } from '../collection/forms/publish-form';
import { occurrence, submission, submissionFile } from '../collection/tables';
import type { ServerContext } from '../context';
import { openDatabase } from '../database/database';
import { openContext } from '../open-context';
import { readSettings } from '../settings';
import { openTestStorage, type TestStorage } from '../testing';
import { CollectClient } from './collect-client';
import { bundleServer, type ServerProcess, startServerProcess } from './server-process';
import { newInstanceId, testForm, testRecord } from './test-forms';

jest.setTimeout(240_000);

const KILLS = 20;
const PHONES = 6;
/** Records that are acknowledged between two kills, at least; the kill comes in mid-flow. */
const RECORDS_A_ROUND = 25;

interface SentRecord {
  instanceId: string;
  xml: string;
  photo: Buffer;
}

let storage: TestStorage;
let environment: Record<string, string>;
let token: string;
beforeAll(async () => {
  storage = await openTestStorage();
  environment = {
    ARANYA_DATA_DIR: storage.dataFolder,
    ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
  };
  token = await withContext(async (context) => {
    const { db } = context.database;
    const chosen = { phoneNumber: '9100000999', name: 'Asha Majhi', pin: '135790' };
    const personId = await createPerson(context.authentication, db, chosen);
    const made = await ensureAppUser(db, { personId, displayName: 'Asha', location: '' });
    const form = Buffer.from(testForm({ id: 'tree_test' }));
    const { formId } = await publishForm(context, { xml: form, kind: 'open' });
    await grantAccess(db, made.id, formId);
    return made.token;
  });
});
afterAll(() => storage.remove());

/** Opens database and files in this process, while no server process runs. */
async function withContext<T>(use: (context: ServerContext) => Promise<T>): Promise<T> {
  const settings = readSettings({ ...environment, ARANYA_DEMONSTRATION: 'off' });
  const database = await openDatabase(settings);
  try {
    return await use(await openContext(settings, database, pino({ level: 'silent' })));
  } finally {
    await database.close();
  }
}

const newRecord = (): SentRecord => {
  const instanceId = newInstanceId();
  return {
    instanceId,
    xml: testRecord({ instanceId, photo: 'tree.jpg' }),
    photo: randomBytes(20_000),
  };
};

async function send(origin: string, { xml, photo }: SentRecord): Promise<void> {
  const client = new CollectClient(`${origin}/v1/key/${token}/projects/1`);
  const { status } = await client.submit(xml, [{ name: 'tree.jpg', bytes: photo }]);
  expect(status).toBe(201);
}

/** A phone that sends one record after the other until the server is gone. */
async function collect(
  origin: string,
  acknowledged: SentRecord[],
  onAcknowledged: () => void,
): Promise<SentRecord> {
  for (;;) {
    const record = newRecord();
    try {
      await send(origin, record);
    } catch (error) {
      if (error instanceof TypeError) return record;
      throw error;
    }
    acknowledged.push(record);
    onAcknowledged();
  }
}

async function countedRecords(origin: string): Promise<number> {
  const answer = await fetch(`${origin}${API_PREFIX}/getDetails`);
  const [row] = StatisticsAnswer.parse(await answer.json()).rows;
  return row?.totalcontributions ?? 0;
}

/** One life of a server: phones send, then it is killed. @returns What was not acknowledged. */
async function roundOf(server: ServerProcess, acknowledged: SentRecord[]): Promise<SentRecord[]> {
  const enough = acknowledged.length + RECORDS_A_ROUND;
  let killing: Promise<void> | undefined;
  const phones = Array.from({ length: PHONES }, () =>
    collect(server.origin, acknowledged, () => {
      if (acknowledged.length >= enough) killing ??= server.kill();
    }),
  );
  const unacknowledged = await Promise.all(phones);
  await killing;
  return unacknowledged;
}

test(`S36 ${KILLS} times kill -9 under load: nothing acknowledged is lost, nothing is doubled`, async () => {
  const bundle = await bundleServer();
  const acknowledged: SentRecord[] = [];
  let pending: SentRecord[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServerProcess(bundle, environment);
    expect(await countedRecords(server.origin)).toBeGreaterThanOrEqual(acknowledged.length);
    // The phones send again what nobody confirmed.
    await Promise.all(pending.map((record) => send(server.origin, record)));
    acknowledged.push(...pending);
    pending = await roundOf(server, acknowledged);
  }
  const last = await startServerProcess(bundle, environment);
  await Promise.all(pending.map((record) => send(last.origin, record)));
  acknowledged.push(...pending);
  await last.kill();

  await withContext(async ({ database: { db }, files }) => {
    const rows = await db
      .select({
        instanceId: submission.instanceId,
        xml: submission.xml,
        sha256: submissionFile.sha256,
      })
      .from(submission)
      .leftJoin(submissionFile, eq(submissionFile.submissionId, submission.id))
      .orderBy(asc(submission.id));
    const ids = rows.map(({ instanceId }) => instanceId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(acknowledged.map(({ instanceId }) => instanceId).toSorted());
    const stored = new Map(rows.map((row) => [row.instanceId, row]));
    for (const { instanceId, xml, photo } of acknowledged) {
      const row = stored.get(instanceId);
      expect(Buffer.from(row?.xml ?? []).toString()).toBe(xml);
      const content = await buffer(await files.read(row?.sha256 ?? ''));
      expect(content.equals(photo)).toBe(true);
    }
    expect(await db.select().from(occurrence)).toHaveLength(acknowledged.length);
  });
  // Opening the store removed what the killed processes left.
  const incoming = join(storage.dataFolder, 'incoming');
  const rooms = await readdir(incoming);
  const waiting = await Promise.all(rooms.map((room) => readdir(join(incoming, room))));
  expect(waiting.flat()).toEqual([]);
});
