import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkAcknowledged } from './acknowledged';
import { moreTaken, startCollectors } from './collectors';
import { counted, type PartResult } from './figures';
import { openSoakServer } from './soak-server';
import { type DatabaseKind, openSoakStorage } from './soak-storage';

const DISK_MEGABYTES = 400;
const PHONES = 8;
const PHOTO_BYTES = 20_000;
const RECORDS_BETWEEN = 100;
/** Answers on a full disk before there is space again. */
const REFUSALS = 200;

/** Mounts a small disk; null where this user may not. */
export function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'aranya-soak-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

/** Fills the disk under load and frees it again. Null where no small disk can be mounted. */
export async function fillDiskUnderLoad(
  kind: DatabaseKind,
  times: number,
): Promise<PartResult | null> {
  const disk = mountSmallDisk();
  if (disk === null) return null;
  const storage = await openSoakStorage(kind, join(disk, 'data'));
  try {
    const server = await openSoakServer(storage);
    await server.start();
    const collectors = startCollectors(server, { phones: PHONES, photoBytes: PHOTO_BYTES });
    for (let time = 0; time < times; time += 1) {
      await moreTaken(collectors, RECORDS_BETWEEN);
      const filler = join(disk, 'filler');
      const { bavail, bsize } = await statfs(disk);
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
      const refusals = () => collectors.statuses.filter((status) => status === 507).length;
      const enough = refusals() + REFUSALS;
      while (refusals() < enough && server.isAlive()) await pause(5);
      await rm(filler, { force: true });
    }
    await moreTaken(collectors, RECORDS_BETWEEN);
    await collectors.finish();
    const isAlive = server.isAlive();
    await server.kill();
    const statuses = counted(collectors.statuses);
    return {
      part: 'disk full',
      database: kind,
      promises: [
        { what: 'the server stayed alive', kept: isAlive },
        {
          what: `only taken or told that the disk is full (${JSON.stringify(statuses)})`,
          kept: Object.keys(statuses).every((status) => ['201', '507'].includes(status)),
        },
        ...(await checkAcknowledged(server, collectors.sent)),
      ],
      figures: { times, statuses },
      summary: `${collectors.sent.acknowledged.length} records, ${statuses[507] ?? 0} told that the disk is full`,
    };
  } finally {
    await storage.remove();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }
}
