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
  const shapefile = await shapefileParts(path, isZip);
  refuseOtherSystem(shapefile, epsg);
  const { shp, dbf, cpg } = shapefile;
  yield* await inThread({ shp, dbf, cpg });
}

/** All batches at once: a shapefile is bounded by its parts, and is held as a whole anyway. */
async function inThread(parts: ShapefileParts): Promise<AnyFeature[][]> {
  const thread = new Worker(await threadCode('publishing/data-import/shapefile/shapefile-thread'), {
    workerData: parts,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.dataImport.shapefileMemoryMb },
  });
  const batches: AnyFeature[][] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<AnyFeature[][]>((resolve, reject) => {
      timer = setTimeout(
        () => reject(damaged('reading it takes too long')),
        LIMITS.dataImport.shapefileMs,
      );
      thread.on('message', (message: FromThread) => {
        if ('features' in message) batches.push(message.features);
        else if ('damage' in message) reject(damaged(message.damage));
        else resolve(batches);
      });
      thread.once('error', () => reject(damaged('it needs more memory than such a file may')));
      thread.once('exit', () => reject(damaged('its reading ended')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
