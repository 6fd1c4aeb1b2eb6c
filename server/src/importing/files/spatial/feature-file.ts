import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type AnyFeature, type FeatureForm, readFeatures } from '../geojson/read-features';
import type { ReferenceSystem } from '../places/reference-system';
import { beginningOfFile } from '../source/beginning-of-file';
import { type FileKind, recogniseKind } from '../source/recognise-kind';
import { inGdalFolder } from './gdal-folder';
import { withMarkData } from './kml-data';
import { copyParts, filesBeside, holdsSpatial, unpackParts } from './spatial-parts';

/** Places are in WGS84. */
export interface FeatureFile {
  /** Null for WGS84. */
  system: ReferenceSystem | null;
  /** True for KML and GPX, where the only text of a feature is its name. */
  hasNames: boolean;
  beside: readonly string[];
  /** Starts from the first feature on each call. @throws FileRefused */
  features(): AsyncGenerator<AnyFeature[]>;
  bytesTotal: number;
  bytesRead(): number;
  close(): Promise<void>;
}

const ENDINGS: Partial<Record<FileKind, string>> = {
  geopackage: '.gpkg',
  json: '.json',
  shapefile: '.shp',
  xml: '.xml',
};

const withItsData = (feature: AnyFeature): AnyFeature => ({
  ...feature,
  properties: withMarkData(feature.properties ?? {}),
});

/** A GeoJSON file names its type within this number of bytes. */
const BEGINNING_BYTES = 4096;

/** GeoJSON in WGS84 is read without GDAL, at any size, with its own ids. */
async function lookAtJson(path: string): Promise<{ form: FeatureForm | null; hasCrs: boolean }> {
  const beginning = (await beginningOfFile(path, BEGINNING_BYTES)).toString('utf8');
  const at = beginning.search(/"crs"\s*:\s*\{/);
  const hasCrs = at >= 0;
  const [crs = ''] = beginning.slice(at).split('}', 1);
  const isWgs84 = !hasCrs || /CRS84|EPSG::?4326/.test(crs);
  if (!isWgs84) return { form: null, hasCrs };
  if (beginning.includes('FeatureCollection')) return { form: 'collection', hasCrs };
  return { form: /"type"\s*:\s*"Feature"/.test(beginning) ? 'sequence' : null, hasCrs };
}

async function convert(path: string, kind: FileKind, hasCrs: boolean, epsg: number | undefined) {
  const ending = ENDINGS[kind];
  const beside = kind === 'shapefile' ? await filesBeside(path) : [];
  const { result, remove } = await inGdalFolder(
    path,
    (into) => (ending ? copyParts(path, ending, beside, into) : unpackParts(path, into)),
    async (gdal, parts) => {
      const file = parts.find((name) => !/\.(shx|dbf|prj|cpg)$/.test(name)) ?? '';
      const answer = await gdal.ask({
        file,
        epsg,
        // GeoJSON without a system, KML and GPX are in WGS84.
        namesSystem: kind === 'json' ? hasCrs : true,
        restoreIndex: file === 'input.shp' && !parts.includes('input.shx'),
      });
      if (!('files' in answer)) throw new Error('GDAL gave no files.');
      const { files, system, hasMarkData } = answer;
      return { files, system, hasMarkData, hasNames: /(xml|kml|gpx)$/.test(file) };
    },
  );
  return { ...result, beside, remove };
}

/** @returns null for another kind. @throws FileRefused when damaged, too large or inconvertible */
export async function openFeatureFile(path: string, epsg?: number): Promise<FeatureFile | null> {
  const kind = await recogniseKind(path);
  if (!ENDINGS[kind] && !(kind === 'archive' && (await holdsSpatial(path)))) return null;
  const json = kind === 'json' ? await lookAtJson(path) : null;
  const form = (epsg === undefined && json?.form) || null;
  const converted = form
    ? {
        files: [path],
        system: null,
        hasMarkData: false,
        hasNames: false,
        beside: [],
        remove: async () => undefined,
      }
    : await convert(path, kind, json?.hasCrs ?? false, epsg);
  const sizes = await Promise.all(converted.files.map(async (file) => (await stat(file)).size));
  let streams: ReturnType<typeof createReadStream>[] = [];
  const stop = () => {
    for (const stream of streams) stream.destroy();
  };
  return {
    system: converted.system,
    hasNames: converted.hasNames,
    beside: converted.beside,
    bytesTotal: sizes.reduce((sum, size) => sum + size, 0),
    bytesRead: () => streams.reduce((sum, stream) => sum + stream.bytesRead, 0),
    async *features() {
      stop();
      streams = [];
      for (const file of converted.files) {
        const bytes = createReadStream(file, { highWaterMark: 1 << 18 });
        streams.push(bytes);
        for await (const features of readFeatures(bytes, form ?? 'collection')) {
          yield converted.hasMarkData ? features.map(withItsData) : features;
        }
      }
    },
    async close() {
      stop();
      await converted.remove();
    },
  };
}
