import { BYTE_ORDER_MARK, type CsvValue, csvLine } from '../../platform/text/write-csv';
import { filesIn, folderOf } from './file-names';
import type { OwnRecord } from './record-pages';

type Column<Row> = readonly [name: string, value: (row: Row) => CsvValue];
type Pages = AsyncIterable<OwnRecord[]>;

/** A piece of text for each page. */
export async function* writtenLines(
  pages: Pages,
  head: string,
  linesOf: (record: OwnRecord) => readonly string[],
): AsyncGenerator<string> {
  yield head;
  for await (const page of pages) {
    const lines = page.flatMap(linesOf);
    if (lines.length > 0) yield lines.join('');
  }
}

const table =
  <Row>(columns: readonly Column<Row>[], rowsOf: (record: OwnRecord) => readonly Row[]) =>
  (pages: Pages) =>
    writtenLines(pages, BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name)), (record) =>
      rowsOf(record).map((row) => csvLine(columns.map(([, value]) => value(row)))),
    );

const photosOf = (record: OwnRecord) =>
  filesIn(record)
    .map(({ path }) => path)
    .join(' | ');

function stateOf({ deletedAt, supersededBy }: OwnRecord): string {
  if (deletedAt) return 'deleted';
  return supersededBy === null ? 'current' : 'replaced by a later version';
}

/** A row per observed species, or one for a record without any. */
export const recordsTable = table<{
  record: OwnRecord;
  seen: OwnRecord['occurrences'][number] | null;
}>(
  [
    ['record_id', ({ record }) => record.instanceId],
    ['form', ({ record }) => record.formId],
    ['form_title', ({ record }) => record.formTitle],
    ['observed_at', ({ record }) => record.observedAt],
    ['submitted_at', ({ record }) => record.submittedAt],
    ['species', ({ seen }) => seen?.speciesName ?? null],
    ['species_type', ({ seen }) => seen?.speciesType ?? null],
    ['latitude', ({ seen }) => seen?.latitude ?? null],
    ['longitude', ({ seen }) => seen?.longitude ?? null],
    ['accuracy_m', ({ seen }) => seen?.accuracy ?? null],
    ['state', ({ record }) => stateOf(record)],
    ['files', ({ record }) => photosOf(record)],
  ],
  (record) =>
    (record.occurrences.length > 0 ? record.occurrences : [null]).map((seen) => ({ record, seen })),
);

export const submissionsTable = table<OwnRecord>(
  [
    ['number', ({ id }) => id],
    ['record_id', ({ instanceId }) => instanceId],
    ['record_name', ({ instanceName }) => instanceName],
    ['form', ({ formId }) => formId],
    ['form_version', ({ formVersion }) => formVersion],
    ['folder', folderOf],
    ['encrypted', ({ encrypted }) => (encrypted ? 'yes' : 'no')],
    ['device_id', ({ deviceId }) => deviceId],
    ['device', ({ userAgent }) => userAgent],
    ['first_version_number', ({ editOf }) => editOf],
    ['next_version_number', ({ supersededBy }) => supersededBy],
    ['submitted_at', ({ submittedAt }) => submittedAt],
    ['deleted_at', ({ deletedAt }) => deletedAt],
    ['sha256_of_record', ({ sha256 }) => sha256],
  ],
  (record) => [record],
);

/** Files without a time were not received. */
export const filesTable = table<OwnRecord['files'][number] & { path: string | null }>(
  [
    ['record_number', ({ submissionId }) => submissionId],
    ['name', ({ name }) => name],
    ['path', ({ path }) => path],
    ['type', ({ contentType }) => contentType],
    ['bytes', ({ size }) => size],
    ['sha256', ({ sha256 }) => sha256],
    ['received_at', ({ receivedAt }) => receivedAt],
  ],
  (record) => {
    const paths = new Map(filesIn(record).map(({ name, path }) => [name, path]));
    return record.files.map((file) => ({ ...file, path: paths.get(file.name) ?? null }));
  },
);

/** Reviewers are not named. */
export const reviewsTable = table<OwnRecord['reviews'][number] & { number: number }>(
  [
    ['record_number', ({ number }) => number],
    ['at', ({ at }) => at],
    ['event', ({ kind }) => kind],
    ['recorded_as', ({ ofName }) => ofName],
    ['status', ({ status }) => status],
    ['species', ({ species }) => species],
    ['reason', ({ reason }) => reason],
    ['text', ({ text }) => text],
  ],
  (record) => record.reviews.map((review) => ({ ...review, number: record.id })),
);

/** Longitude first, WGS84 degrees (RFC 7946); exact, because the places are the person's own. */
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
