import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StatisticsAnswer } from '@aranya/shared/contracts';
import { jest } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { occurrence, submission, submissionFile } from '../../../src/collecting/tables';
import { API_PREFIX } from '../../../src/platform/http/api-prefix';
import { openTestStorage, storedContent, type TestStorage } from '../..';
import {
  openProcessCollection,
  type ProcessCollection,
  recordWith,
  type SentRecord,
} from './process-collection';
import type { ServerProcess } from './server-process';

jest.setTimeout(360_000);

const PHONES = 6;
/** Minimum number of acknowledged records between two kills; the kill interrupts further ones. */
const RECORDS_A_ROUND = 25;

let storage: TestStorage;
let collection: ProcessCollection;

async function sendSafely(origin: string, record: SentRecord): Promise<void> {
  expect((await collection.send(origin, record)).status).toBe(201);
}

/** Sends one record after the other until the server is killed. */
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

/** Runs a server while phones send, then kills it. @returns Records that were not acknowledged. */
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

/** Tests that this number of kills under load loses and duplicates nothing. */
export function testKills(kills: number): void {
  beforeAll(async () => {
    storage = await openTestStorage();
    collection = await openProcessCollection(storage);
  });
  afterAll(() => storage.remove());

  test(`S36 loses and doubles nothing acknowledged after ${kills} times kill -9 under load`, async () => {
    const acknowledged: SentRecord[] = [];
    let pending: SentRecord[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await collection.start();
      expect(await countedRecords(server.origin)).toBeGreaterThanOrEqual(acknowledged.length);
      // The phones send again all records without an acknowledgement.
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
            // Both rows have the same instance id, so a cluster stores them on one node.
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
    // Opening the store removed the files of the killed processes.
    const incoming = join(storage.dataFolder, 'incoming');
    const rooms = await readdir(incoming);
    const waiting = await Promise.all(rooms.map((room) => readdir(join(incoming, room))));
    expect(waiting.flat()).toEqual([]);
  });
}
