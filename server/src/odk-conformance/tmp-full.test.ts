import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { submission, submissionFile } from '../collection/tables';
import { openTestStorage, type TestStorage, testDatabaseKind } from '../testing';
import {
  openProcessCollection,
  type ProcessCollection,
  recordWith,
  type SentRecord,
} from './process-collection';

jest.setTimeout(120_000);

/** The embedded database takes 40 MB when it is empty. */
const DISK_MEGABYTES = testDatabaseKind() === 'pglite' ? 90 : 8;

/** A disk of a few megabytes, where this user may mount one. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'aranya-small-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

const disk = mountSmallDisk();
let storage: TestStorage;
let collection: ProcessCollection;
beforeAll(async () => {
  if (disk === null) return;
  storage = await openTestStorage();
  const { databaseUrl } = storage;
  collection = await openProcessCollection({ dataFolder: join(disk, 'data'), databaseUrl });
});
afterAll(async () => {
  if (disk === null) return;
  await storage.remove();
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

/** Takes the disk's space but for so many bytes. */
async function fillDisk(folder: string, free: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
  return filler;
}

// Without the right to mount, the same faults are tested with a store that says it is full.
const whereMounted = disk === null ? test.skip : test;

test("zzz", async () => {});
whereMounted(
  'a really full disk: 507, nothing half-stored, the server alive; with space again all is taken',
  async () => {
    const folder = disk ?? '';
    const server = await collection.start();
    const send = async (record: SentRecord) =>
      (await collection.send(server.origin, record)).status;


    const filler = await fillDisk(folder, 0);
    const tally: Record<string, number> = {};
    const all: SentRecord[] = [];
    const { testRecord, newInstanceId } = await import('./test-forms');
    let err = '';
    for (let n = 0; n < 800; n += 1) {
      const instanceId = newInstanceId();
      const rec = { instanceId, xml: testRecord({ instanceId, speciesOther: randomBytes(30000).toString('base64') }), photo: Buffer.alloc(0) };
      all.push(rec);
      const st = await send(rec).catch((e) => { err = String(e.cause ?? e); return -1; });
      tally[st] = (tally[st] ?? 0) + 1;
    }
    console.log(tally, err);
    await rm(filler);
    const again: Record<string, number> = {};
    for (const r of all) { const st = await send(r).catch(() => -1); again[st] = (again[st] ?? 0) + 1; }
    console.log(again);
    await server.kill();
    return;
  },
);
