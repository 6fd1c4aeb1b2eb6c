/// <reference path="./gdal3.d.ts" />
import { createReadStream, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import initGdal, { type Dataset, type Gdal } from 'gdal3.js/node.js';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { OTHER_SYSTEM, type ReferenceSystem } from '../places/reference-system';
import { beginningOfFile } from '../source/beginning-of-file';
import { driversExcept, READ_DRIVERS, WORKBOOK_DRIVERS } from './gdal-drivers';
import { withDataInDescription } from './kml-data';
import { areSame, type DefinedSystem, systemOf } from './reference-systems';

export type GdalRequest =
  /** Converts a file of the folder to GeoJSON in WGS84. */
  | { file: string; epsg?: number; namesSystem: boolean; restoreIndex: boolean }
  /** Writes the rows of each sheet of a workbook as features without geometry, all values as texts. */
  | { workbook: string }
  /** East and north, or longitude and latitude. */
  | { places: number[][]; epsg: number };

/** `damaged` contains GDAL's message. */
export type GdalAnswer =
  /** `hasMarkData`: descriptions contain the data of placemarks. */
  | { files: string[]; system: ReferenceSystem | null; hasMarkData: boolean }
  | { sheets: { name: string; file: string }[] }
  | { places: (number | null)[][]; system: ReferenceSystem }
  | { refused: Sentence }
  | { damaged: string };

class Refused extends Error {
  constructor(readonly said: Sentence) {
    super();
  }
}

const NAMELESS = sentence('a system that it does not name');

/** GDAL continues after most failures with partial data, which must not be imported. */
const FAILURE = /^ERROR |Inconsistent record number/;

/** LibreOffice repeats an empty row to the end of a sheet, where GDAL stops reading. */
const END_OF_SHEET = /number-(rows|columns)-repeated/;

const failures: string[] = [];

async function startGdal(
  restoreIndex: boolean,
  drivers: readonly string[] = READ_DRIVERS,
): Promise<Gdal> {
  const skipped = driversExcept(drivers);
  const folder = dirname(createRequire(import.meta.url).resolve('gdal3.js/package.json'));
  const gdal = await initGdal({
    // gdal3.js puts "./" before this path.
    path: relative(process.cwd(), join(folder, 'dist', 'package')),
    dest: join(process.cwd(), 'out'),
    env: {
      GDAL_SKIP: skipped,
      OGR_SKIP: skipped,
      // The header is found among the rows, and texts keep their spelling.
      OGR_XLSX_HEADERS: 'DISABLE',
      OGR_XLSX_FIELD_TYPES: 'STRING',
      OGR_ODS_HEADERS: 'DISABLE',
      OGR_ODS_FIELD_TYPES: 'STRING',
      // Makes GDAL report the numbers of rows and shapes when they differ.
      CPL_DEBUG: 'Shape',
      SHAPE_RESTORE_SHX: restoreIndex ? 'YES' : 'NO',
    },
    logHandler: () => undefined,
    errorHandler: (line) => {
      if (FAILURE.test(line) && !END_OF_SHEET.test(line))
        failures.push(line.replace(/^ERROR \d+: |\/input\//g, ''));
    },
  });
  if (gdal.Module.ccall('GDALGetDriverCount', 'number', [], []) !== drivers.length) {
    throw new Error('GDAL has other drivers than gdal-drivers.ts says.');
  }
  return gdal;
}

/** @throws Refused when places cannot be converted from it */
async function sourceSystem(
  gdal: Gdal,
  own: DefinedSystem | null,
  epsg: number | undefined,
): Promise<DefinedSystem> {
  if (epsg === undefined) {
    if (own?.isConverted) return own;
    throw new Refused(
      sentence('The file gives its places in {system}, not in WGS84 degrees. {todo}', {
        system: own?.name ?? NAMELESS,
        todo: OTHER_SYSTEM,
      }),
    );
  }
  const stated = statedSystem(gdal, epsg);
  if (own && !(await areSame(gdal, own, stated))) {
    throw new Refused(
      sentence('The file says that it is in {system}, not in {stated}.', {
        system: own.name,
        stated: `EPSG:${epsg}`,
      }),
    );
  }
  return stated;
}

function statedSystem(gdal: Gdal, epsg: number): DefinedSystem {
  const system = systemOf(gdal, `EPSG:${epsg}`);
  if (system?.isConverted) return { ...system, code: epsg };
  throw new Refused(
    sentence(
      '{system} is not converted here: its datum is neither WGS84 nor Kalianpur 1975. Reproject the file, for example in QGIS.',
      { system: `EPSG:${epsg}` },
    ),
  );
}

const toldOf = ({ code, name, accuracyMetres }: DefinedSystem): ReferenceSystem => ({
  code,
  name,
  accuracyMetres,
});

/** All of a KML, the only one of other files. @throws Refused */
async function layersOf(gdal: Gdal, dataset: Dataset) {
  const { layers = [] } = await gdal.ogrinfo(dataset);
  const withPlaces = layers.filter(({ geometryFields }) => geometryFields.length > 0);
  const filled = withPlaces.filter(({ featureCount }) => featureCount !== 0);
  // A GPX has five layers; points of routes and tracks were not marked by a person.
  const marked = filled.filter(({ name }) => name === 'waypoints' && dataset.path.endsWith('.xml'));
  const read = marked.length > 0 ? marked : filled;
  const [first = withPlaces[0], ...others] = read;
  if (!first) throw new Refused(sentence('The file has no layer of features.'));
  const areFolders = dataset.path.endsWith('.xml') || dataset.path.endsWith('.kml');
  // GDAL would read a name that begins with `-` as an option.
  if (others.length > 0 && !(areFolders && read.every(({ name }) => !name.startsWith('-')))) {
    throw new Refused(
      sentence('The file has several layers ({layers}). Export one of them.', {
        layers: read.slice(0, 20).map(({ name }) => name),
      }),
    );
  }
  return { first, names: layers.length > 1 ? [first, ...others].map(({ name }) => name) : [null] };
}

/** Bytes in which the root element of a KML file is looked for. */
const BEGINNING_BYTES = 4096;

/** Returns a copy of a KML file with the data of its placemarks in descriptions, or the file itself. */
async function readableFile(path: string): Promise<string> {
  if (!/\.(kml|xml)$/.test(path)) return path;
  const beginning = (await beginningOfFile(path, BEGINNING_BYTES)).toString('latin1');
  const encoding = /^[^>]*\bencoding\s*=\s*["']([\w-]+)/.exec(beginning)?.[1] ?? 'utf-8';
  if (!/<(\w+:)?kml[\s>]/.test(beginning) || !/^(utf-8|us-ascii)$/i.test(encoding)) return path;
  const copy = path.replace(/input\.\w+$/, MARKS);
  await pipeline(createReadStream(path, 'utf8'), withDataInDescription, createWriteStream(copy));
  return copy;
}

const MARKS = 'marks.kml';

async function openDataset(gdal: Gdal, path: string, options: string[]): Promise<Dataset> {
  const { datasets } = await gdal.open(path, options);
  if (!datasets[0]) throw new Error('GDAL opened nothing.');
  return datasets[0];
}

const writeGeoJson = (gdal: Gdal, dataset: Dataset, options: string[], name: string) =>
  gdal.ogr2ogr(dataset, ['-f', 'GeoJSON', ...options], name).then(
    ({ real }) => real,
    // The promise also rejects for warnings; failures are in `failures`.
    () => join(process.cwd(), 'out', `${name}.geojson`),
  );

async function convertFile(
  gdal: Gdal,
  { file, epsg, namesSystem }: Extract<GdalRequest, { file: string }>,
): Promise<GdalAnswer> {
  const path = await readableFile(join(process.cwd(), 'in', file));
  const dataset = await openDataset(gdal, path, ['NATIVE_DATA=YES', 'DATE_AS_STRING=YES']);
  const { first, names } = await layersOf(gdal, dataset);
  const wkt = first.geometryFields[0]?.coordinateSystem?.wkt;
  const own = wkt && namesSystem ? systemOf(gdal, wkt) : null;
  const isDegrees = epsg === undefined && (!namesSystem || own?.name === 'WGS 84');
  const system = isDegrees ? null : await sourceSystem(gdal, own, epsg);
  const source = epsg === undefined ? [] : ['-s_srs', `EPSG:${epsg}`];
  const files: string[] = [];
  for (const [index, name] of names.entries()) {
    const options = [...source, '-t_srs', 'EPSG:4326', '-dim', 'XY'];
    const written = [...options, '-lco', 'COORDINATE_PRECISION=15', ...(name ? [name] : [])];
    files.push(await writeGeoJson(gdal, dataset, written, `features-${index}`));
  }
  const [failure] = failures;
  if (failure !== undefined) return { damaged: failure };
  return { files, system: system && toldOf(system), hasMarkData: path.endsWith(MARKS) };
}

async function convertPlaces(
  gdal: Gdal,
  { places, epsg }: Extract<GdalRequest, { places: number[][] }>,
): Promise<GdalAnswer> {
  const options = ['-s_srs', `EPSG:${epsg}`, '-t_srs', 'EPSG:4326', '-output_xy'];
  const system = toldOf(statedSystem(gdal, epsg));
  return { places: await gdal.gdaltransform(places, options), system };
}

async function writeSheets(gdal: Gdal, workbook: string): Promise<GdalAnswer> {
  const dataset = await openDataset(gdal, join(process.cwd(), 'in', workbook), []);
  const { layers = [] } = await gdal.ogrinfo(dataset);
  const sheets: { name: string; file: string }[] = [];
  // GDAL would read a name that begins with `-` as an option.
  for (const { name } of layers.filter((layer) => !layer.name.startsWith('-'))) {
    const file = await writeGeoJson(gdal, dataset, [name], `sheet-${sheets.length}`);
    sheets.push({ name, file });
  }
  const [failure] = failures;
  return failure === undefined ? { sheets } : { damaged: failure };
}

let started: Promise<Gdal> | undefined;

async function answer(request: GdalRequest): Promise<GdalAnswer> {
  started ??=
    'workbook' in request
      ? startGdal(false, WORKBOOK_DRIVERS)
      : startGdal('file' in request && request.restoreIndex);
  const gdal = await started;
  if ('workbook' in request) return writeSheets(gdal, request.workbook);
  return 'file' in request ? convertFile(gdal, request) : convertPlaces(gdal, request);
}

function whyNot(error: unknown): GdalAnswer {
  if (error instanceof Refused) return { refused: error.said };
  const [failure] = failures;
  if (failure !== undefined) return { damaged: failure };
  if (error instanceof Error) return { damaged: error.message };
  return {
    refused: sentence(
      'The file is no shapefile, GeoPackage, KML, GPX or GeoJSON. Convert it to GeoJSON in WGS84, or to CSV.',
    ),
  };
}

process.on('message', (request: GdalRequest) => {
  void answer(request)
    .catch(whyNot)
    .then((said) => process.send?.(said));
});
