import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { retryConflict, retryDatabase } from '../../platform/database/retry-database';
import { ImportTakenOver } from '../import-job';
import type { Refusal } from '../refusals/refusal';
import { RefusalTally } from '../refusals/refusal-tally';
import { dataImport, dataImportRefusal, dataset, importedOccurrence } from '../tables';

export type NumberedOccurrence = Omit<typeof importedOccurrence.$inferSelect, 'id' | 'importId'>;

export interface CheckedBatch {
  occurrences: readonly NumberedOccurrence[];
  refusals: readonly Refusal[];
  /** Number of the last record. */
  upTo: number;
}

export interface RunningImport {
  id: number;
  datasetId: number;
  runner: string;
  /** Number of records that an interrupted run has processed. */
  recordsRead: number;
  recordsTaken: number;
  tally: RefusalTally;
}

interface WantedImport {
  dataset: string;
  counted: boolean | undefined;
  fileName: string;
  sha256: string;
  keepGood: boolean;
}

async function ensureDataset(db: Database, name: string, counted: boolean | undefined) {
  const [row] = await db
    .insert(dataset)
    .values({ name, counted: counted ?? false })
    .onConflictDoUpdate({
      target: dataset.name,
      set: counted === undefined ? { name } : { counted },
    })
    .returning({ id: dataset.id });
  if (!row) throw new Error(`The dataset ${name} was not stored.`);
  return row.id;
}

/** @returns null unless this file is the latest import of the dataset */
export async function importedBefore(
  db: Database,
  name: string,
  sha256: string,
): Promise<Date | null> {
  const [last] = await db
    .select({ sha256: dataImport.sha256, at: dataImport.finishedAt })
    .from(dataImport)
    .innerJoin(dataset, eq(dataset.id, dataImport.datasetId))
    .where(and(eq(dataset.name, name), eq(dataImport.state, 'complete')))
    .orderBy(desc(dataImport.finishedAt))
    .limit(1);
  return last?.sha256 === sha256 ? last.at : null;
}

export function beginImport(db: Database, wanted: WantedImport): Promise<RunningImport> {
  const runner = randomUUID();
  // Another process may begin the same file. A retry with the same runner has no further effect.
  return retryDatabase(() => db.transaction((tx) => takeOver(tx, wanted, runner)));
}

async function takeOver(
  tx: Database,
  { dataset: name, counted, fileName, sha256, keepGood }: WantedImport,
  runner: string,
): Promise<RunningImport> {
  const datasetId = await ensureDataset(tx, name, counted);
  const sameFile = and(eq(dataImport.datasetId, datasetId), eq(dataImport.sha256, sha256));
  await tx.delete(dataImport).where(and(sameFile, eq(dataImport.state, 'refused')));
  const [row] = await tx
    .insert(dataImport)
    .values({ kind: 'occurrences', datasetId, fileName, sha256, keepGood, runner })
    .onConflictDoUpdate({
      target: [dataImport.datasetId, dataImport.sha256, dataImport.keepGood],
      targetWhere: sql`state = 'running'`,
      set: { runner },
    })
    .returning();
  if (!row) throw new Error('The import was not stored.');
  const { id, recordsRead, recordsTaken } = row;
  const tally = new RefusalTally(row.reasons);
  return { id, datasetId, runner, recordsRead, recordsTaken, tally };
}

/** Stores the position too, in one transaction; updates `running`. @throws ImportTakenOver */
export async function storeBatch(
  db: Database,
  running: RunningImport,
  batch: CheckedBatch,
): Promise<void> {
  // On a cluster, taking over the same file and storing a batch may deadlock.
  const counted = await retryConflict(() => db.transaction((tx) => storeIn(tx, running, batch)));
  Object.assign(running, counted);
}

/** @returns The numbers to add after the commit. */
async function storeIn(
  tx: Database,
  running: RunningImport,
  { occurrences, refusals, upTo }: CheckedBatch,
): Promise<Pick<RunningImport, 'recordsTaken' | 'tally'>> {
  const tally = new RefusalTally(running.tally.counts());
  const twice = await insertOccurrences(tx, running.id, occurrences);
  const listed = [...refusals, ...twice].filter((one) => tally.add(one));
  if (listed.length > 0) {
    await tx
      .insert(dataImportRefusal)
      .values(listed.map((one) => ({ importId: running.id, ...one })));
  }
  const recordsTaken = running.recordsTaken + occurrences.length - twice.length;
  const moved = await tx
    .update(dataImport)
    .set({ recordsRead: upTo, recordsTaken, reasons: tally.counts() })
    .where(and(eq(dataImport.id, running.id), eq(dataImport.runner, running.runner)))
    .returning({ id: dataImport.id });
  if (moved.length === 0) throw new ImportTakenOver();
  return { recordsTaken, tally };
}

async function insertOccurrences(
  tx: Database,
  importId: number,
  occurrences: readonly NumberedOccurrence[],
): Promise<Refusal[]> {
  if (occurrences.length === 0) return [];
  const { rows } = await tx.execute<{ record: number }>(sql`
    with incoming as (
      select * from json_to_recordset(${JSON.stringify(occurrences)}::json) as one(
        record int, "occurrenceId" text, species text, "scientificName" text,
        "vernacularName" text, latitude float8, longitude float8, uncertainty float8,
        "eventDate" text, "informationWithheld" text)
    ), stored as (
      insert into ${importedOccurrence} (import_id, occurrence_id, record, species,
        scientific_name, vernacular_name, latitude, longitude, uncertainty, event_date,
        information_withheld)
      select ${importId}::bigint, "occurrenceId", record, species, "scientificName",
        "vernacularName", latitude, longitude, uncertainty, "eventDate", "informationWithheld"
      from incoming
      on conflict (import_id, occurrence_id) do nothing
      returning record
    )
    select record from incoming where record not in (select record from stored)`);
  const twice = new Set(rows.map(({ record }) => record));
  return occurrences
    .filter(({ record }) => twice.has(record))
    .map(({ record, occurrenceId }) => ({
      record,
      field: 'occurrenceID',
      value: occurrenceId,
      reason: 'duplicate' as const,
    }));
}
