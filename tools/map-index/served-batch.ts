import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../server/src/platform/database/open-database';
import type { OccurrenceIndex } from '../../server/src/publishing/public-occurrences/occurrence-index';
import { openPublicPlaces } from '../../server/src/publishing/public-occurrences/public-places';
import { rounded } from './served-views';

const DAY_MS = 24 * 3_600_000;
const WORLD = { left: 0, top: 0, right: 2 ** 26 - 1, bottom: 2 ** 26 - 1 };

const recordsIn = (index: OccurrenceIndex): number =>
  [...index.values()]
    .flatMap((places) => places.cells(0, WORLD).all())
    .reduce((sum, { count }) => sum + count, 0);

/**
 * How long after its moment a batch of a day is on the map, where records are public after a day. The clock is the measuring's own.
 * @param made folder of an index of the same database, which is copied
 */
export async function measureBatch(url: string, folder: string, made: string): Promise<object> {
  const own = path.join(folder, 'batch-map');
  await cp(made, own, { recursive: true });
  await rm(path.join(own, '1', 'in-use-by.json'), { force: true });
  const { db, close } = await openDatabase({ databaseUrl: url, dataFolder: folder });
  let now = Date.now() - DAY_MS;
  const times = { delayHours: 24, clock: () => now };
  const places = openPublicPlaces(db, times, own, {
    error: (fault: unknown) => console.error(fault),
  } as Parameters<typeof openPublicPlaces>[3]);
  const before = await places.look(recordsIn);
  await places.caughtUp();
  now += DAY_MS;
  const moment = performance.now();
  let shown = before;
  while (shown === before) {
    await pause(50);
    shown = await places.look(recordsIn);
  }
  const seenAfter = performance.now() - moment;
  await places.caughtUp();
  const comparedAfter = performance.now() - moment;
  const all = await places.look(recordsIn);
  if (all !== shown) throw new Error(`The batch was not shown whole: ${shown} of ${all}.`);
  await places.close();
  await close();
  await rm(own, { recursive: true, force: true });
  return {
    'its records': shown - before,
    'on the map after its moment, in s': rounded(seenAfter / 1000),
    'everything compared twice, in s after its moment': rounded(comparedAfter / 1000),
  };
}
