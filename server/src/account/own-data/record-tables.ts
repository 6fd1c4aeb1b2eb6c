import { stringify } from 'csv-stringify/sync';
import { filesIn, folderOf } from './file-names';
import type { OwnRecord } from './record-pages';

type Cell = string | number | boolean | null;
type Pages = AsyncIterable<OwnRecord[]>;

/** Escapes answers that a spreadsheet would execute as formulas. */
const csv = (rows: Cell[][]) =>
  stringify(rows, {
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  });

async function* table(
  heads: readonly string[],
  pages: Pages,
  rowsOf: (record: OwnRecord) => Cell[][],
): AsyncGenerator<string> {
  // Byte order mark, by which spreadsheets detect UTF-8.
  yield `\uFEFF${csv([[...heads]])}`;
  for await (const page of pages) {
    const rows = page.flatMap(rowsOf);
    if (rows.length > 0) yield csv(rows);
  }
}

const photosOf = (record: OwnRecord) =>
  filesIn(record)
    .map(({ path }) => path)
    .join(' | ');

function stateOf({ deletedAt, supersededBy }: OwnRecord): string {
  if (deletedAt) return 'deleted';
  return supersededBy === null ? 'current' : 'replaced by a later version';
}

/** Writes records.csv: a row per observed species, or one for a record without any. */
export const recordsTable = (pages: Pages) =>
  table(
    [
      'record_id',
      'form',
      'form_title',
      'observed_at',
      'submitted_at',
      'species',
      'species_type',
      'latitude',
      'longitude',
      'accuracy_m',
      'state',
      'files',
    ],
    pages,
    (record) => {
      const seen = record.occurrences.length > 0 ? record.occurrences : [null];
      return seen.map((one) => [
        record.instanceId,
        record.formId,
        record.formTitle,
        record.observedAt,
        record.submittedAt.toISOString(),
        one?.speciesName ?? null,
        one?.speciesType ?? null,
        one?.latitude ?? null,
        one?.longitude ?? null,
        one?.accuracy ?? null,
        stateOf(record),
        photosOf(record),
      ]);
    },
  );

/** Writes submissions.csv: metadata of each record. */
export const submissionsTable = (pages: Pages) =>
  table(
    [
      'number',
      'record_id',
      'record_name',
      'form',
      'form_version',
      'folder',
      'encrypted',
      'device_id',
      'device',
      'first_version_number',
      'next_version_number',
      'submitted_at',
      'deleted_at',
      'sha256_of_record',
    ],
    pages,
    (record) => [
      [
        record.id,
        record.instanceId,
        record.instanceName,
        record.formId,
        record.formVersion,
        folderOf(record),
        record.encrypted,
        record.deviceId,
        record.userAgent,
        record.editOf,
        record.supersededBy,
        record.submittedAt.toISOString(),
        record.deletedAt?.toISOString() ?? null,
        record.sha256,
      ],
    ],
  );

/** Writes files.csv: every file that a record names; without a time if it was not received. */
export const filesTable = (pages: Pages) =>
  table(
    ['record_number', 'name', 'path', 'type', 'bytes', 'sha256', 'received_at'],
    pages,
    (record) => {
      const paths = new Map(filesIn(record).map(({ name, path }) => [name, path]));
      return record.files.map(({ name, contentType, size, sha256, receivedAt }) => [
        record.id,
        name,
        paths.get(name) ?? null,
        contentType,
        size,
        sha256,
        receivedAt?.toISOString() ?? null,
      ]);
    },
  );

/** Writes reviews.csv: everything that reviewers and the person said about a record; reviewers are not named. */
export const reviewsTable = (pages: Pages) =>
  table(
    ['record_number', 'at', 'event', 'recorded_as', 'status', 'species', 'reason', 'text'],
    pages,
    (record) =>
      record.reviews.map(({ at, kind, ofName, status, species, reason, text }) => [
        record.id,
        at.toISOString(),
        kind,
        ofName,
        status,
        species,
        reason,
        text,
      ]),
  );
