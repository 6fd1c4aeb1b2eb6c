import { readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  bundleServer,
  type ServerProcess,
  startServerProcess,
} from '../../server/testing/odk-conformance/server-process';
import type { FilledDatabase } from './filled-database';
import { measureBatch } from './served-batch';
import { newRecords } from './served-records';
import { API, pictures, rounded, timed, totalOf, viewsOf } from './served-views';

function memoryOf({ pid }: ServerProcess, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/** When the manifest of an index was written last; 0 where there is none. */
const writtenAt = (folder: string): Promise<number> =>
  stat(path.join(folder, '1', 'manifest.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Waits until a process has compared everything: its manifest is written anew. */
async function compared(folder: string, since: number): Promise<number> {
  for (;;) {
    const at = await writtenAt(folder);
    if (at > since) return at;
    await pause(100);
  }
}

/** What the map costs with the real server: two processes on one PostgreSQL, no delay of publication. */
export async function measureServedMap(
  { url, token, occurrences }: FilledDatabase,
  folder: string,
): Promise<object> {
  const bundle = await bundleServer();
  const start = (name: string) =>
    startServerProcess(bundle, {
      ARANYA_DATA_DIR: path.join(folder, name),
      ARANYA_MAP_INDEX_DIR: path.join(folder, `${name}-map`),
      DATABASE_URL: url,
      ARANYA_SECRET: 'a secret of the measuring, long enough to be one',
      ARANYA_RECORDS_PER_DAY: '10000000',
      ARANYA_OCCURRENCES_PER_DAY: '10000000',
    });
  const first = (server: ServerProcess) => timed(`${server.origin}${API}?bbox=68,6,98,38&zoom=5`);
  const figures: Record<string, unknown> = { occurrences };

  // The index is made from nothing where it is not there yet.
  const isKept = (await writtenAt(path.join(folder, 'shower-map'))) > 0;
  let shower = await start('shower');
  const made = await first(shower);
  figures['public places'] = totalOf(made.body);
  if (!isKept) {
    figures['first view without files, in s'] = rounded(made.ms / 1000);
    figures['memory after it was made, in MB'] = memoryOf(shower, 'VmRSS');
  }
  await shower.stop();

  shower = await start('shower');
  const ready = Date.now();
  const { ms } = await first(shower);
  figures['first view after a start, in ms'] = rounded(ms);
  const taker = await start('taker');
  // Everything is compared with the database meanwhile.
  figures['a new record at another process while everything is compared, in ms'] = await newRecords(
    taker,
    shower,
    token,
    1,
  );
  const at = await compared(path.join(folder, 'shower-map'), ready);
  figures['everything compared in the background, in s after ready'] = rounded((at - ready) / 1000);
  const views = await viewsOf(shower, 1);
  figures['a view over HTTP, in ms, the middle one'] = views.ms;
  figures['a new record at another process, in ms'] = await newRecords(taker, shower, token, 2);
  figures['WMS picture of 1024 x 1024 with 15 layers, in ms'] = await pictures(shower);
  const later = await viewsOf(shower, 100);
  figures['a view later, in ms'] = later.ms;
  figures['its points'] = later.points;
  figures['a view later by its points, in ms'] = later.byPoints;
  figures['memory of the process, in MB'] = memoryOf(shower, 'VmRSS');
  figures['most memory since its start, in MB'] = memoryOf(shower, 'VmHWM');
  await shower.stop();
  await taker.stop();
  await rm(path.join(folder, 'taker'), { recursive: true, force: true });
  figures['a batch of a day, with a delay'] = await measureBatch(
    url,
    folder,
    path.join(folder, 'shower-map'),
  );
  return figures;
}
