import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryFolder } from '../../src/platform/folders/server-folder';

/** Converts `from` to a GeoPackage in `to`. GDAL needs a process of its own. */
const SCRIPT = `
const [from, to, ...options] = process.argv.slice(1);
const quiet = () => undefined;
require('gdal3.js/node.js')({
  path: 'node_modules/gdal3.js/dist/package', dest: to, logHandler: quiet, errorHandler: quiet,
}).then(async (gdal) => {
  const { datasets: [dataset] } = await gdal.open(from);
  await gdal.ogr2ogr(dataset, ['-f', 'GPKG', ...options], 'written').catch(quiet);
});`;

/**
 * Writes a GeoPackage.
 *
 * @param content GeoJSON in WGS84 for one layer, KML with a folder for each
 * @param options further ones of ogr2ogr
 */
export async function writeGeoPackage(
  path: string,
  content: string,
  options: readonly string[] = [],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-geopackage-'));
  const from = join(folder, 'blocks.json');
  await writeFile(from, content);
  await promisify(execFile)(process.execPath, ['-e', SCRIPT, from, folder, ...options], {
    cwd: repositoryFolder(),
  });
  await rename(join(folder, 'written.gpkg'), path);
  await rm(folder, { recursive: true });
}
