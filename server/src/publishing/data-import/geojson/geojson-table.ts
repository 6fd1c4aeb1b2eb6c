import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { RecordTable, SourceRecord } from '../source/record-table';
import { featureFields, textOf } from './feature-fields';
import { type AnyFeature, readFeatures } from './read-features';

/** A feature with a point as a record. A place of its own beats one among its properties. */
function recordOf(
  feature: AnyFeature,
  fieldsOf: (properties: Readonly<Record<string, unknown>>) => string[],
): SourceRecord {
  if (typeof feature !== 'object' || feature === null || feature.type !== 'Feature') {
    return { fields: [], complete: true, fault: 'not_a_feature' };
  }
  const { geometry } = feature;
  const fields = fieldsOf(feature.properties ?? {});
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
 * from properties named as in Darwin Core, or as other tables name the same.
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
  const { terms, guessedAt, fieldsOf, met, read: readColumns } = featureFields(own, stated);
  const before = ['decimalLatitude', 'decimalLongitude'];
  return {
    terms: [...before, ...terms],
    pinnedFields: before.length + own.length,
    properties: {
      guessedAt: new Map([...guessedAt].map(([term, index]) => [term, before.length + index])),
      met,
      read: readColumns,
    },
    bytesTotal: size,
    bytesRead: () => size,
    async *batches() {
      for await (const features of read()) {
        yield features.map((feature) => recordOf(feature, fieldsOf));
      }
    },
    close: async () => undefined,
  };
}
