import { createWriteStream } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { openZip, type ZipArchive } from '../archive/zip-archive';

/** Parts of a shapefile that are read; a zip file may contain other, single-file formats. */
const SHAPEFILE_PARTS = ['.shx', '.dbf', '.prj', '.cpg'];

const SPATIAL = /\.(shp|gpkg|kml|gpx|geojson|geojsonl)$/i;

const spatialIn = ({ names }: Pick<ZipArchive, 'names'>): string[] =>
  names.filter((name) => SPATIAL.test(name) && !name.startsWith('__MACOSX/'));

/** False for an archive of records. */
export async function holdsSpatial(path: string): Promise<boolean> {
  const zip = await openZip(path);
  const isArchive = zip.names.some((name) => /(^|\/)meta\.xml$/.test(name));
  const found = !isArchive && spatialIn(zip).length > 0;
  zip.close();
  return found;
}

function refuseLarge(bytes: number, file: string): void {
  if (bytes <= LIMITS.dataImport.spatialBytes) return;
  throw new FileRefused(
    sentence('{file} is larger than {bytes} bytes. Split it, or convert it to GeoJSON.', {
      file,
      bytes: LIMITS.dataImport.spatialBytes,
    }),
  );
}

/** @returns the names of the parts in `folder` */
export async function unpackParts(path: string, folder: string): Promise<string[]> {
  const zip = await openZip(path);
  try {
    const [main, ...others] = spatialIn(zip);
    if (main === undefined || others.length > 0) {
      throw new FileRefused(sentence('The zip file must hold exactly one spatial file.'));
    }
    const base = main.slice(0, -extname(main).length).toLowerCase();
    const parts: string[] = [];
    for (const name of zip.names) {
      const ending = extname(name).toLowerCase();
      const isPart = SHAPEFILE_PARTS.includes(ending) && name.toLowerCase() === base + ending;
      if (name !== main && !isPart) continue;
      refuseLarge(zip.sizeOf(name), name);
      await pipeline(await zip.open(name), createWriteStream(join(folder, `input${ending}`)));
      parts.push(`input${ending}`);
    }
    return parts;
  } finally {
    zip.close();
  }
}

export async function filesBeside(path: string): Promise<string[]> {
  const bare = path.replace(/\.shp$/i, '');
  const found: string[] = [];
  for (const ending of SHAPEFILE_PARTS) {
    for (const name of [bare + ending, bare + ending.toUpperCase()]) {
      if (!(await stat(name).catch(() => null))) continue;
      found.push(name);
      break;
    }
  }
  return found;
}

/** @returns the names of the copies in `folder` */
export async function copyParts(
  path: string,
  ending: string,
  beside: readonly string[],
  folder: string,
): Promise<string[]> {
  const parts: string[] = [];
  for (const part of [path, ...beside]) {
    refuseLarge((await stat(part)).size, part);
    const name = `input${part === path ? ending : extname(part).toLowerCase()}`;
    await copyFile(part, join(folder, name));
    parts.push(name);
  }
  return parts;
}
