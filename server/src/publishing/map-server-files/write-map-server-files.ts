import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OVERLAY_SPECIES } from '@aranya/shared/contracts';
import type { PublishingContext } from '../publishing-context';
import { readExtents } from '../species-layers/layer-extents';
import { mapfile, mapServerConf } from './mapfile';
import { dataName, speciesData } from './species-data';

/**
 * Writes the files with which MapServer shows the species layers: the public records of each species, the
 * mapfile, and MapServer's settings. Each file is replaced atomically, so a running server never reads
 * half a file.
 * @param address Address under which people reach the map server, without query.
 * @returns Absolute path of MapServer's settings, for `MAPSERVER_CONFIG_FILE`.
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
  const names = OVERLAY_SPECIES.map(({ scientificName }) => scientificName);
  for (const name of names) {
    await put(`${dataName(name)}.geojson`, await speciesData(db, name));
  }
  const { brand } = settings;
  const map = mapfile({
    brand,
    address,
    species: OVERLAY_SPECIES,
    extentOf: await readExtents(db),
  });
  await put('aranya.map', map);
  return put('mapserver.conf', mapServerConf(target));
}
