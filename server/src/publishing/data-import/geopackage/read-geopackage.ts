import { mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import type { AnyFeature } from '../geojson/read-features';
import { FileRefused } from '../import-job';
import { featuresInThread } from '../source/features-in-thread';

/** What the reading thread is given. */
export interface GeoPackageFile {
  path: string;
  /** What the operator stated. */
  epsg?: number;
}

const { shapefileBytes } = LIMITS.dataImport;

/**
 * Features of a GeoPackage's one layer, in batches.
 * @throws FileRefused where it is damaged, too large, or in another system
 */
export async function* readGeoPackage(path: string, epsg?: number): AsyncGenerator<AnyFeature[]> {
  // A file is locked by a folder beside it: where it lies nothing can be written perhaps, and the lock of a
  // thread that was ended stays.
  const folder = await mkdtemp(join(tmpdir(), 'aranya-geopackage-'));
  try {
    yield* featuresInThread({
      kind: 'GeoPackage',
      code: 'publishing/data-import/geopackage/geopackage-thread',
      prepare: async () => {
        if ((await stat(path)).size > shapefileBytes) {
          throw new FileRefused(
            sentence('The GeoPackage is larger than {bytes} bytes. Split it.', {
              bytes: shapefileBytes,
            }),
          );
        }
        const data: GeoPackageFile = { path: join(folder, 'linked.gpkg'), epsg };
        await symlink(resolve(path), data.path);
        return { data };
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
