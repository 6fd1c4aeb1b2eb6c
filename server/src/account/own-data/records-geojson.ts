import type { OwnRecord } from './record-pages';

/**
 * Writes records.geojson: a point per observed species with a known place (RFC 7946: longitude
 * first, WGS84 degrees). The places are exact, because they are the person's own.
 */
export async function* recordsGeojson(pages: AsyncIterable<OwnRecord[]>): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let first = true;
  for await (const page of pages) {
    const features = page.flatMap(featuresOf).map((feature) => JSON.stringify(feature));
    if (features.length === 0) continue;
    yield `${first ? '' : ','}\n${features.join(',\n')}`;
    first = false;
  }
  yield '\n]}\n';
}

const featuresOf = (record: OwnRecord) =>
  record.occurrences.flatMap(({ latitude, longitude, accuracy, speciesName, speciesType }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
            properties: {
              recordId: record.instanceId,
              form: record.formId,
              speciesName,
              speciesType,
              accuracyMetres: accuracy,
              observedAt: record.observedAt,
              submittedAt: record.submittedAt.toISOString(),
            },
          },
        ],
  );
