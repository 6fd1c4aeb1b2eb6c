import { OTHER_NAMES } from '../source/other-names';
import type { RecordTable, SourceRecord } from '../source/record-table';
import type { FeatureFile } from '../spatial/feature-file';
import { featureFields, textOf } from './feature-fields';
import type { AnyFeature } from './read-features';

/** Its geometry takes precedence over coordinates in its properties. */
function recordsOf(
  feature: AnyFeature,
  fieldsOf: (properties: Readonly<Record<string, unknown>>) => string[],
): SourceRecord[] {
  if (typeof feature !== 'object' || feature === null || feature.type !== 'Feature') {
    return [{ fields: [], complete: true, fault: 'not_a_feature' }];
  }
  const { geometry } = feature;
  const fields = fieldsOf(feature.properties ?? {});
  const id = textOf(feature.id);
  if (!geometry) return [{ fields: ['', '', ...fields], complete: true, id }];
  const { type, coordinates } = geometry;
  const points = type === 'Point' ? [coordinates] : type === 'MultiPoint' ? coordinates : null;
  if (!Array.isArray(points) || points.length === 0 || !points.every(Array.isArray)) {
    return [{ fields: [], complete: true, fault: 'not_a_point' }];
  }
  return points.map(([longitude, latitude], index) => ({
    fields: [textOf(latitude), textOf(longitude), ...fields],
    complete: true,
    // The first record gets the feature's id, like the record of a feature with one point.
    id: id && index > 0 ? `${id}/${index + 1}` : id,
  }));
}

/** KML and GPX have no columns. */
const NAMES_OF_MARKS = {
  ...OTHER_NAMES,
  scientificName: [...(OTHER_NAMES.scientificName ?? []), 'name'],
  eventDate: [...(OTHER_NAMES.eventDate ?? []), 'time'],
};

/** Puts `stated` properties last, so that ids do not depend on them. */
export function openFeatures(
  file: FeatureFile,
  wanted: readonly string[],
  stated: readonly string[] = [],
): RecordTable {
  const own = wanted.filter((name) => !name.startsWith('decimal'));
  const otherNames = file.hasNames ? NAMES_OF_MARKS : OTHER_NAMES;
  const { terms, guessedAt, fieldsOf, met, read } = featureFields(own, stated, otherNames);
  const before = ['decimalLatitude', 'decimalLongitude'];
  return {
    terms: [...before, ...terms],
    pinnedFields: before.length + own.length,
    properties: {
      guessedAt: new Map([...guessedAt].map(([term, index]) => [term, before.length + index])),
      met,
      read,
    },
    system: file.system,
    filesBeside: file.beside,
    bytesTotal: file.bytesTotal,
    bytesRead: file.bytesRead,
    async *batches() {
      for await (const features of file.features()) {
        yield features.flatMap((feature) => recordsOf(feature, fieldsOf));
      }
    },
    close: file.close,
  };
}
