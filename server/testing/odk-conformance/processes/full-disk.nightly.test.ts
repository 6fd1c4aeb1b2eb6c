import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { submission, submissionFile } from '../../../src/collecting/tables';
import { EMBEDDED_DATABASE_RESERVE_BYTES } from '../../../src/platform/database/limits';
import { openTestStorage, storedContent, type TestStorage, testDatabaseKind } from '../..';
import {
  openProcessCollection,
  type ProcessCollection,
  recordWith,
  type SentRecord,
} from './process-collection';

/** The empty embedded database takes 40 MB, and a reserve is needed for it. */
const DISK_MEGABYTES = testDatabaseKind() === 'pglite' ? 160 : 8;

/** Mounts a disk of a few megabytes if this user has the permission. */
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

/** Fills the disk up to this number of free bytes. */
async function fillDisk(folder: string, free: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
  return filler;
}

// Without the permission to mount, a store that reports a full disk tests the same faults.
const whereMounted = disk === null ? test.skip : test;

whereMounted(
  'returns 507 on a full disk, stores nothing partially, and accepts everything once there is space',
  async () => {
    const folder = disk ?? '';
    const server = await collection.start();
    const send = async (record: SentRecord) =>
      (await collection.send(server.origin, record)).status;

    const before = recordWith(randomBytes(100_000));
    expect(await send(before)).toBe(201);
    const filler = await fillDisk(folder, 0);
    const refused = [1000, 400_000, 400_000, 20_000].map((size) => recordWith(randomBytes(size)));
    expect(await Promise.all(refused.map(send))).toEqual(Array(4).fill(507));

    // With a little free space, small photos are accepted and large ones refused.
    await rm(filler);
    const reserve = testDatabaseKind() === 'pglite' ? EMBEDDED_DATABASE_RESERVE_BYTES : 0;
    await fillDisk(folder, reserve + 300_000);
    const more = Array.from({ length: 30 }, () => recordWith(randomBytes(20_000)));
    const statuses: number[] = [];
    for (const record of more) statuses.push(await send(record));
    expect(statuses[0]).toBe(201);
    expect(statuses.at(-1)).toBe(507);

    await rm(filler);
    for (const record of [before, ...refused, ...more]) expect(await send(record)).toBe(201);
    await server.kill();

    await collection.withContext(async ({ database: { db }, files }) => {
      const sent = [before, ...refused, ...more];
      expect(await db.select().from(submission)).toHaveLength(sent.length);
      for (const { instanceId, photo } of sent) {
        const [row] = await db
          .select({ sha256: submissionFile.sha256 })
          .from(submissionFile)
          .innerJoin(submission, eq(submission.id, submissionFile.submissionId))
          .where(eq(submission.instanceId, instanceId));
        expect((await storedContent(files, row?.sha256 ?? '')).equals(photo)).toBe(true);
      }
    });
  },
);
