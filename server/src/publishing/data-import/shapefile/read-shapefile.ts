import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../../../platform/configuration/limits';
import { threadCode } from '../../../platform/threads/thread-code';
import type { AnyFeature } from '../geojson/read-features';
import { FileRefused } from '../import-job';
import { statedSystem } from '../places/stated-system';
import { mayBe } from './named-system';
import { type Shapefile, shapefileParts } from './shapefile-parts';
import type { FromThread, ShapefileParts } from './thread-messages';

const damaged = (how: string) =>
  new FileRefused(`The shapefile is damaged: ${how}. Export or copy it again.`);

/** Whether a .prj is degrees of WGS84. */
const isWgs84 = (system: string) =>
  /^GEOGCS\["(GCS_)?WGS[_ ]?(19)?84"/i.test(system) || /^GEOGCRS\["WGS 84"/i.test(system);

/**
 * Refuses a shapefile whose places are in another system than the one that is read.
 * @throws FileRefused
 */
function refuseOtherSystem({ system }: Shapefile, epsg: number | undefined): void {
  const name = /^\w+\["([^"]{1,100})"/.exec(system)?.[1];
  if (epsg === undefined && !isWgs84(system)) {
    throw new FileRefused(
      `The shapefile gives its places in ${name ?? 'a system that it does not name'}, not in WGS84 degrees. ` +
        'State its EPSG code (--epsg) where it is one of docs/data-import.md, or reproject it.',
    );
  }
  if (epsg !== undefined && system !== '' && !mayBe(system, statedSystem(epsg))) {
    const said = isWgs84(system) ? 'WGS84' : (name ?? 'a system that it does not name');
    throw new FileRefused(
      `The shapefile says that it is in ${said}, not in EPSG:${epsg}. Where its .prj is wrong, leave it out.`,
    );
  }
}

/**
 * Features of a shapefile in batches, read in a thread of its own, for so long at most.
 *
 * @param isZip whether the file is a zip file with the parts; otherwise they are beside it
 * @param epsg what the operator stated
 * @throws FileRefused where it is damaged, too large, or in another system
 */
export async function* readShapefile(
  path: string,
  isZip: boolean,
  epsg?: number,
): AsyncGenerator<AnyFeature[]> {
  if (isReading) {
    throw new FileRefused('Another shapefile is being read. Try again in a few minutes.');
  }
  isReading = true;
  try {
    const shapefile = await shapefileParts(path, isZip);
    refuseOtherSystem(shapefile, epsg);
    const { shp, dbf, cpg } = shapefile;
    yield* inThread({ shp, dbf, cpg });
  } finally {
    isReading = false;
  }
}

/** One at a time in this process: each may take the memory that is there for them. */
let isReading = false;

/** What can be handed over whole; small files share their memory with others. */
const whole = ({ shp, dbf }: ShapefileParts): ArrayBuffer[] =>
  [shp, dbf].flatMap((part) =>
    part?.buffer instanceof ArrayBuffer && part.buffer.byteLength === part.byteLength
      ? [part.buffer]
      : [],
  );

async function* inThread(parts: ShapefileParts): AsyncGenerator<AnyFeature[]> {
  const thread = new Worker(await threadCode('publishing/data-import/shapefile/shapefile-thread'), {
    workerData: parts,
    transferList: whole(parts),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.dataImport.shapefileMemoryMb },
  });
  let ended: FileRefused | null = null;
  thread.on('error', () => {
    ended ??= damaged('it needs more memory than such a file may');
  });
  thread.on('exit', () => {
    ended ??= damaged('its reading ended');
  });
  try {
    for (;;) {
      if (ended) throw ended;
      const message = await nextMessage(thread);
      if ('done' in message) return;
      if ('damage' in message) throw damaged(message.damage);
      yield message.features;
      // The next batch is asked for when this one was dealt with, so that one at a time is in memory.
      thread.postMessage('next');
    }
  } finally {
    await thread.terminate();
  }
}

/** @throws FileRefused where the thread says nothing for too long, or ends */
async function nextMessage(thread: Worker): Promise<FromThread> {
  const asked = new AbortController();
  const { signal } = asked;
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([message]) => message as FromThread),
      once(thread, 'exit', { signal }).then(() => {
        throw damaged('its reading ended');
      }),
      setTimeout(LIMITS.dataImport.shapefileMs, undefined, { signal }).then(() => {
        throw damaged('reading it takes too long');
      }),
    ]);
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw damaged('it needs more memory than such a file may');
  } finally {
    asked.abort();
  }
}
