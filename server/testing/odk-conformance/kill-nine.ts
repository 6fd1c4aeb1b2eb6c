import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StatisticsAnswer } from '@aranya/shared/contracts';
import { jest } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { occurrence, submission, submissionFile } from '../../src/collecting/tables';
import { API_PREFIX } from '../../src/platform/http/api-prefix';
import { openTestStorage, storedContent, type TestStorage } from '..';
import {
  openProcessCollection,
  type ProcessCollection,
  recordWith,
  type SentRecord,
} from './process-collection';
import type { ServerProcess } from './server-process';

jest.setTimeout(360_000);

const PHONES = 6;
/** Records that are acknowledged between two kills, at least; the kill comes in mid-flow. */
const RECORDS_A_ROUND = 25;

let storage: TestStorage;
let collection: ProcessCollection;

async function sendSafely(origin: string, record: SentRecord): Promise<void> {
  expect((await collection.send(origin, record)).status).toBe(201);
}

/** A phone that sends one record after the other until the server is gone. */
async function collect(
  origin: string,
  acknowledged: SentRecord[],
  onAcknowledged: () => void,
): Promise<SentRecord> {
  for (;;) {
    const record = recordWith(randomBytes(20_000));
    try {
      await sendSafely(origin, record);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      return record;
    }
    acknowledged.push(record);
    onAcknowledged();
  }
}

/** `fetch` throws a TypeError for it, of another realm than the tests'. */
const isConnectionLost = (error: unknown) =>
  error !== null && typeof error === 'object' && 'name' in error && error.name === 'TypeError';

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

/** Tests that so many kills under load lose and double nothing. */
export function testKills(kills: number): void {
  beforeAll(async () => {
    storage = await openTestStorage();
    collection = await openProcessCollection(storage);
  });
  afterAll(() => storage.remove());

  test(`S36 ${kills} times kill -9 under load: nothing acknowledged is lost, nothing is doubled`, async () => {
    const acknowledged: SentRecord[] = [];
    let pending: SentRecord[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await collection.start();
      expect(await countedRecords(server.origin)).toBeGreaterThanOrEqual(acknowledged.length);
      // The phones send again what nobody confirmed.
      await Promise.all(pending.map((record) => sendSafely(server.origin, record)));
      acknowledged.push(...pending);
      pending = await roundOf(server, acknowledged);
    }
    const last = await collection.start();
    await Promise.all(pending.map((record) => sendSafely(last.origin, record)));
    acknowledged.push(...pending);
    await last.kill();

    await collection.withContext(async ({ database: { db }, files }) => {
      const rows = await db
        .select({
          instanceId: submission.instanceId,
          xml: submission.xml,
          sha256: submissionFile.sha256,
        })
        .from(submission)
        .leftJoin(
          submissionFile,
          and(
            eq(submissionFile.submissionId, submission.id),
            // By which the two lie together on a cluster.
            eq(submissionFile.instanceId, submission.instanceId),
          ),
        )
        .orderBy(asc(submission.id));
      const ids = rows.map(({ instanceId }) => instanceId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.toSorted()).toEqual(acknowledged.map(({ instanceId }) => instanceId).toSorted());
      const stored = new Map(rows.map((row) => [row.instanceId, row]));
      for (const { instanceId, xml, photo } of acknowledged) {
        const row = stored.get(instanceId);
        expect(Buffer.from(row?.xml ?? []).toString()).toBe(xml);
        const content = await storedContent(files, row?.sha256 ?? '');
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
}
