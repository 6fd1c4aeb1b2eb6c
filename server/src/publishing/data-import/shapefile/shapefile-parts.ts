import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { openZip, type ZipArchive } from '../archive/zip-archive';
import { FileRefused } from '../import-job';

/** The files of a shapefile, as they are. */
export interface ShapefileParts {
  shp: Uint8Array;
  dbf: Uint8Array | null;
  /** Name of the table's encoding. */
  cpg: Uint8Array | null;
}

/** A shapefile with what it says of its reference system. */
export interface Shapefile extends ShapefileParts {
  /** The .prj: well-known text, or empty where there is none. */
  system: string;
}

const ENDINGS = ['shp', 'dbf', 'cpg', 'prj'] as const;
type Ending = (typeof ENDINGS)[number];

/** Reads the part with an ending, or null. */
type ReadPart = (ending: Ending) => Promise<Uint8Array | null>;

const { shapefileBytes, metaBytes } = LIMITS.dataImport;

function refuseLarge(bytes: number, name: string, ending: Ending): void {
  const most = ending === 'cpg' || ending === 'prj' ? metaBytes : shapefileBytes;
  if (bytes <= most) return;
  throw new FileRefused(
    sentence(
      '{file} is larger than {bytes} bytes. Split the shapefile, or convert it to GeoJSON.',
      {
        file: name,
        bytes: most,
      },
    ),
  );
}

async function readParts(read: ReadPart): Promise<Shapefile> {
  const [shp, dbf, cpg, prj] = await Promise.all(ENDINGS.map(read));
  if (!shp) throw new FileRefused(sentence('The shapefile has no .shp.'));
  const system = prj ? Buffer.from(prj).toString('utf8').trim() : '';
  return { shp, dbf: dbf ?? null, cpg: cpg ?? null, system };
}

/** The shapefiles in a zip file, without their endings. */
const shapefilesIn = ({ names }: Pick<ZipArchive, 'names'>): string[] =>
  names
    .filter((name) => /\.shp$/i.test(name) && !name.startsWith('__MACOSX/'))
    .map((name) => name.slice(0, -'.shp'.length));

/** Whether a zip file holds a shapefile and is no archive of records. */
export async function holdsShapefile(path: string): Promise<boolean> {
  const zip = await openZip(path);
  const isArchive = zip.names.some((name) => /(^|\/)meta\.xml$/.test(name));
  const found = !isArchive && shapefilesIn(zip).length > 0;
  zip.close();
  return found;
}

/** @throws FileRefused where the zip file has not exactly one shapefile, or a part is too large. */
async function partsInZip(path: string): Promise<Shapefile> {
  const zip = await openZip(path);
  try {
    const [base, ...others] = shapefilesIn(zip);
    if (base === undefined || others.length > 0) {
      throw new FileRefused(sentence('The zip file must hold exactly one shapefile.'));
    }
    return await readParts(async (ending) => {
      const wanted = `${base}.${ending}`.toLowerCase();
      const name = zip.names.find((one) => one.toLowerCase() === wanted);
      if (!name) return null;
      refuseLarge(zip.sizeOf(name), name, ending);
      return buffer(await zip.open(name));
    });
  } finally {
    zip.close();
  }
}

/** The file of a part beside a .shp, under the same name; null where there is none. */
async function fileOf(path: string, ending: Ending) {
  if (ending === 'shp') return { name: path, size: (await stat(path)).size };
  const bare = path.replace(/\.shp$/i, '');
  for (const name of [`${bare}.${ending}`, `${bare}.${ending.toUpperCase()}`]) {
    const found = await stat(name).catch(() => null);
    if (found) return { name, size: found.size };
  }
  return null;
}

/** Paths of the parts that are read with a .shp. */
export async function filesBesideShapes(path: string): Promise<string[]> {
  const files = await Promise.all(
    ENDINGS.filter((ending) => ending !== 'shp').map((ending) => fileOf(path, ending)),
  );
  return files.flatMap((file) => (file ? [file.name] : []));
}

const partsBeside = (path: string): Promise<Shapefile> =>
  readParts(async (ending) => {
    const file = await fileOf(path, ending);
    if (!file) return null;
    refuseLarge(file.size, file.name, ending);
    return readFile(file.name);
  });

/**
 * Reads a shapefile from a zip file, or from the files beside a .shp.
 * @throws FileRefused
 */
export const shapefileParts = (path: string, isZip: boolean): Promise<Shapefile> =>
  isZip ? partsInZip(path) : partsBeside(path);
