import { sentence } from '../../../platform/languages/sentence';
import type { AnyFeature } from '../geojson/read-features';
import { FileRefused } from '../import-job';
import { OTHER_SYSTEM } from '../places/other-system';
import { statedSystem } from '../places/stated-system';
import { featuresInThread } from '../source/features-in-thread';
import { mayBe } from './named-system';
import { type Shapefile, type ShapefileParts, shapefileParts } from './shapefile-parts';

/** Whether a .prj is degrees of WGS84. */
const isWgs84 = (system: string) =>
  /^GEOGCS\["(GCS_)?WGS[_ ]?(19)?84"/i.test(system) || /^GEOGCRS\["WGS 84"/i.test(system);

const NAMELESS = sentence('a system that it does not name');

/**
 * Refuses a shapefile whose places are in another system than the one that is read.
 * @throws FileRefused
 */
function refuseOtherSystem({ system }: Shapefile, epsg: number | undefined): void {
  const name = /^\w+\["([^"]{1,100})"/.exec(system)?.[1];
  if (epsg === undefined && !isWgs84(system)) {
    throw new FileRefused(
      sentence('The shapefile gives its places in {system}, not in WGS84 degrees. {todo}', {
        system: name ?? NAMELESS,
        todo: OTHER_SYSTEM,
      }),
    );
  }
  if (epsg !== undefined && system !== '' && !mayBe(system, statedSystem(epsg))) {
    throw new FileRefused(
      sentence(
        'The shapefile says that it is in {system}, not in {stated}. Where its .prj is wrong, leave it out.',
        { system: isWgs84(system) ? 'WGS84' : (name ?? NAMELESS), stated: `EPSG:${epsg}` },
      ),
    );
  }
}

/**
 * Features of a shapefile in batches.
 *
 * @param isZip whether the file is a zip file with the parts; otherwise they are beside it
 * @param epsg what the operator stated
 * @throws FileRefused where it is damaged, too large, or in another system
 */
export const readShapefile = (
  path: string,
  isZip: boolean,
  epsg?: number,
): AsyncGenerator<AnyFeature[]> =>
  featuresInThread({
    kind: 'shapefile',
    code: 'publishing/data-import/shapefile/shapefile-thread',
    prepare: async () => {
      const shapefile = await shapefileParts(path, isZip);
      refuseOtherSystem(shapefile, epsg);
      const { shp, dbf, cpg } = shapefile;
      const data: ShapefileParts = { shp, dbf, cpg };
      return { data, handedOver: whole(data) };
    },
  });

/** What can be handed over whole; small files share their memory with others. */
const whole = ({ shp, dbf }: ShapefileParts): ArrayBuffer[] =>
  [shp, dbf].flatMap((part) =>
    part?.buffer instanceof ArrayBuffer && part.buffer.byteLength === part.byteLength
      ? [part.buffer]
      : [],
  );
