import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { bareTerm, columnNamed, type RecordTable, type SourceRecord } from '../source/record-table';
import { type AnyFeature, readFeatures } from './read-features';

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Names of properties that are remembered to be told. */
const MOST_NAMES = 500;

/** A feature with a point as a record. A place of its own beats one among its properties. */
function recordOf(
  feature: AnyFeature,
  own: readonly string[],
  stated: readonly string[],
  met: Set<string>,
): SourceRecord {
  if (typeof feature !== 'object' || feature === null || feature.type !== 'Feature') {
    return { fields: [], complete: true, fault: 'not_a_feature' };
  }
  const { geometry } = feature;
  const entries = Object.entries(feature.properties ?? {});
  for (const [name] of entries) if (met.size < MOST_NAMES) met.add(name);
  const given = new Map(entries.map(([name, value]) => [bareTerm(name), value]));
  const names = entries.map(([name]) => name);
  const fields = [
    ...own.map((name) => textOf(given.get(bareTerm(name)))),
    ...stated.map((column) => textOf(entries[columnNamed(names, column)]?.[1])),
  ];
  const id = textOf(feature.id);
  if (!geometry) return { fields: ['', '', ...fields], complete: true, id };
  if (geometry.type !== 'Point' || !Array.isArray(geometry.coordinates)) {
    return { fields: [], complete: true, fault: 'not_a_point' };
  }
  const [longitude, latitude] = geometry.coordinates;
  return { fields: [textOf(latitude), textOf(longitude), ...fields], complete: true, id };
}

/**
 * Points of a GeoJSON collection as records. The place is the geometry; everything else is read
 * from properties named as in Darwin Core.
 *
 * @param wanted names of the properties
 * @param stated Further properties, which a person pointed at. They come last, so that ids do not
 *   depend on them.
 * @param epsg What the operator stated the places to be in; a file that names another system is refused.
 */
export async function openGeoJson(
  path: string,
  wanted: readonly string[],
  stated: readonly string[] = [],
  epsg?: number,
): Promise<RecordTable> {
  let bytes = createReadStream(path, { start: 0, end: 0 });
  const table = await openFeatures(
    path,
    wanted,
    () => {
      bytes.destroy();
      bytes = createReadStream(path, { highWaterMark: 1 << 18 });
      return readFeatures(bytes, undefined, epsg);
    },
    stated,
  );
  return {
    ...table,
    bytesRead: () => bytes.bytesRead,
    close: async () => {
      bytes.destroy();
    },
  };
}

/**
 * Features with points as records, from any kind of file.
 * @param read the features from the first, each time it is called
 */
export async function openFeatures(
  path: string,
  wanted: readonly string[],
  read: () => AsyncIterable<AnyFeature[]>,
  stated: readonly string[] = [],
): Promise<RecordTable> {
  const { size } = await stat(path);
  const own = wanted.filter((name) => !name.startsWith('decimal'));
  const pointedAt = stated.filter((name) => !own.includes(name));
  const met = new Set<string>();
  return {
    terms: ['decimalLatitude', 'decimalLongitude', ...own, ...pointedAt],
    pinnedFields: own.length + 2,
    namesMet: () => [...met],
    notes: [],
    bytesTotal: size,
    bytesRead: () => size,
    async *batches() {
      for await (const features of read()) {
        yield features.map((feature) => recordOf(feature, own, pointedAt, met));
      }
    },
    close: async () => undefined,
  };
}
