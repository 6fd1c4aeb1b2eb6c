import { createHash } from 'node:crypto';
import type { DateOrder } from '@aranya/shared/contracts/administration';
import { and, eq, inArray, like, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type Sentence, sentence } from '../../platform/languages/sentence';
import { conversionNote } from '../files/places/reference-system';
import { columnNotes, type ReadColumn } from '../files/source/column-notes';
import { knownExport } from '../files/source/known-exports';
import type { Fields, RecordTable } from '../files/source/record-table';
import { FileRefused } from '../import-job';
import { dataImport, dataset, importedOccurrence } from '../tables';
import { WAYS } from '../ways';
import type { OccurrenceReading } from './occurrence-reading';
import type { StatedColumns } from './occurrence-terms';

interface Stated {
  columns?: StatedColumns;
  epsg?: number;
  dates?: DateOrder;
}

/** Hashes the choices too: an interrupted import continues only with the same ones. */
export function asUnderstood(sha256: string, { columns, epsg, dates }: Stated): string {
  const said = [...(columns ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
  if (said.length === 0 && epsg === undefined && dates === undefined) return sha256;
  return createHash('sha256')
    .update(JSON.stringify([sha256, said, epsg ?? null, ...(dates ? [dates] : [])]))
    .digest('hex');
}

export function columnsRead(
  { properties }: Pick<RecordTable, 'properties'>,
  fields: Pick<Fields<string>, 'columns'>,
): ReadColumn[] {
  if (!properties) return [...fields.columns];
  const met = new Set(properties.met().map(({ name }) => name));
  const own = fields.columns.filter(({ how, column }) => how === 'stated' && met.has(column));
  const stated = new Set(own.map(({ field }) => field));
  const isRead = new Set(fields.columns.map(({ field }) => field));
  const others = properties.read().filter(({ field }) => isRead.has(field) && !stated.has(field));
  return [...own, ...others];
}

export function readingNotes(
  table: RecordTable,
  { fields, system }: OccurrenceReading,
): Sentence[] {
  const met = table.properties?.met().map(({ name }) => name);
  const missing = fields.columns.filter(
    ({ how, column }) => how === 'stated' && met && !met.includes(column),
  );
  const known = table.properties ? null : knownExport(table.terms);
  return [
    ...(known ? [sentence('This is an export of {program}.', { program: known.program })] : []),
    ...(system ? [conversionNote(system)] : []),
    ...(table.notes?.() ?? []),
    ...columnNotes(columnsRead(table, fields), met ?? table.terms),
    ...missing.map(({ column }) => sentence('No feature has a property {column}.', { column })),
  ];
}

/** Each record would be stored twice, under two ids. @throws FileRefused */
export async function refuseOtherIds(
  db: Database,
  name: string,
  table: RecordTable,
  { fields }: OccurrenceReading,
): Promise<void> {
  const own = await idsBesideColumns(table, fields);
  const isOther = like(importedOccurrence.occurrenceId, 'sha256:%');
  const [found] = await db
    .select({ id: importedOccurrence.occurrenceId })
    .from(importedOccurrence)
    .innerJoin(dataImport, eq(dataImport.id, importedOccurrence.importId))
    .innerJoin(dataset, eq(dataset.id, dataImport.datasetId))
    .where(
      and(
        eq(dataset.name, name),
        // An interrupted import of the same file does not count.
        eq(dataImport.state, 'complete'),
        own.length > 0 ? or(isOther, inArray(importedOccurrence.occurrenceId, own)) : isOther,
      ),
    )
    .limit(1);
  if (!found) return;
  throw new FileRefused(
    sentence(
      'The dataset {dataset} has records with other ids than those of the column. With occurrenceID from a column they would be there twice: choose “{option}”, so that it stands for all of them.',
      { dataset: name, option: WAYS.replace },
    ),
  );
}

/** Core ids or feature ids of the first records, where the chosen column has other ids. */
async function idsBesideColumns(
  table: RecordTable,
  fields: OccurrenceReading['fields'],
): Promise<string[]> {
  for await (const batch of table.batches()) {
    return batch.flatMap((record) => {
      const { id } = record;
      const isOther = id !== fields.of(record)('occurrenceID');
      return id && isOther && !/[\0\p{Cs}]/u.test(id) ? [id] : [];
    });
  }
  return [];
}
