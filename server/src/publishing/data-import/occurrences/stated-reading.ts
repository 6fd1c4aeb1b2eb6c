import { createHash } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { FileRefused } from '../import-job';
import { conversionNote } from '../places/stated-system';
import { columnNotes } from '../source/column-notes';
import type { RecordTable } from '../source/record-table';
import { dataImport, dataset, importedOccurrence } from '../tables';
import type { OccurrenceReading } from './occurrence-reading';
import type { StatedColumns } from './occurrence-terms';

/** What was said of a file, as far as it changes what is read out of it. */
interface Stated {
  columns?: StatedColumns;
  epsg?: number;
}

/**
 * What a file is known by: its hash, together with what was said of it. The same file with other columns
 * is another import, and an interrupted one goes on only as it began.
 */
export function asUnderstood(sha256: string, { columns, epsg }: Stated): string {
  const said = [...(columns ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
  if (said.length === 0 && epsg === undefined) return sha256;
  return createHash('sha256')
    .update(JSON.stringify([sha256, said, epsg ?? null]))
    .digest('hex');
}

/** Sentences about columns and conversion. */
export function readingNotes(table: RecordTable, { fields, system }: OccurrenceReading): string[] {
  const met = table.namesMet?.();
  const names = met ?? table.terms;
  const isThere = (column: string) => !met || met.includes(column);
  const read = fields.columns.filter(({ column }) => isThere(column));
  const missing = fields.columns.filter(({ how, column }) => how === 'stated' && !isThere(column));
  return [
    ...(system ? [conversionNote(system)] : []),
    ...columnNotes(read, names),
    ...missing.map(({ column }) => `No feature has a property ${column}.`),
  ];
}

/**
 * Refuses to give records ids from a column in a dataset whose records got theirs from what they say:
 * each would be there twice.
 * @throws FileRefused
 */
export async function refuseOtherIds(db: Database, name: string): Promise<void> {
  const [found] = await db
    .select({ id: importedOccurrence.occurrenceId })
    .from(importedOccurrence)
    .innerJoin(dataImport, eq(dataImport.id, importedOccurrence.importId))
    .innerJoin(dataset, eq(dataset.id, dataImport.datasetId))
    .where(and(eq(dataset.name, name), like(importedOccurrence.occurrenceId, 'sha256:%')))
    .limit(1);
  if (!found) return;
  throw new FileRefused(
    `The dataset ${name} has records without ids of their own. With occurrenceID from a column they would ` +
      'be there twice: add --replace, so that the file stands for all of them.',
  );
}
