import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OVERLAY_SPECIES } from '@aranya/shared/contracts';
import { sql } from 'drizzle-orm';
import { publicPlace } from '../../collecting/public-places/tables';
import type { Database } from '../../platform/database/database';
import { visible } from '../public-occurrences/views/map-cells';
import type { PublishingContext } from '../publishing-context';
import { readExtents } from '../species-layers/layer-extents';
import { dataName, mapfile, mapServerConf } from './mapfile';

/**
 * Replaces each file atomically, so a running server never reads half a file.
 * @param address Public address of the map server, without query
 * @returns absolute path of MapServer's settings, for `MAPSERVER_CONFIG_FILE`
 */
export async function writeMapServerFiles(
  {
    database: { db },
    publicPlaces,
    settings,
  }: Pick<PublishingContext, 'database' | 'publicPlaces' | 'settings'>,
  folder: string,
  address: string,
): Promise<string> {
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  // The data is public, and the map server may run as another user.
  await chmod(target, 0o755);
  const put = async (name: string, content: string): Promise<string> => {
    const draft = join(target, `.${name}.draft`);
    await writeFile(draft, content);
    await chmod(draft, 0o644);
    await rename(draft, join(target, name));
    return join(target, name);
  };
  // Without a running server, no other process publishes pending records.
  await publicPlaces.caughtUp();
  for (const { scientificName } of OVERLAY_SPECIES) {
    await put(`${dataName(scientificName)}.geojson`, await speciesData(db, scientificName));
  }
  const { brand } = settings;
  const extentOf = await readExtents(db);
  await put('aranya.map', mapfile({ brand, address, species: OVERLAY_SPECIES, extentOf }));
  return put('mapserver.conf', mapServerConf(target));
}

/** Digits after the point: 1 cm, so that a coarsened place does not look like a measured one. */
const DIGITS = 7;

/** Coordinates are east before north. */
async function speciesData(db: Database, scientificName: string): Promise<string> {
  const { rows } = await db.execute<{ latitude: number; longitude: number }>(sql`
    select latitude, longitude from ${publicPlace}
    where species = ${scientificName.toLowerCase()} and import_id = any(${visible})
    order by latitude, longitude`);
  const features = rows.map(({ latitude, longitude }) => {
    const coordinates = [longitude, latitude].map((degree) => Number(degree.toFixed(DIGITS)));
    return JSON.stringify({
      type: 'Feature',
      properties: { species: scientificName },
      geometry: { type: 'Point', coordinates },
    });
  });
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}
