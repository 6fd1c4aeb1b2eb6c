import { OVERLAY_SPECIES } from '@aranya/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../../../server/src/assembly/context';
import { dataImport, dataset } from '../../../server/src/publishing/data-import/tables';

/** Rows of one statement. */
const BATCH = 50_000;

/** Puts records of the fifteen species of the map all over the country, as one complete import. */
export async function addManyRecords({ database }: ServerContext, count: number): Promise<void> {
  const { db } = database;
  const [{ id: datasetId } = { id: 0 }] = await db
    .insert(dataset)
    .values({ name: 'many records' })
    .returning({ id: dataset.id });
  const [{ id: importId } = { id: 0 }] = await db
    .insert(dataImport)
    .values({
      kind: 'occurrences',
      datasetId,
      fileName: 'many.csv',
      sha256: 'a'.repeat(64),
      keepGood: false,
      state: 'running',
      runner: 'nobody',
      recordsRead: count,
      recordsTaken: count,
    })
    .returning({ id: dataImport.id });
  const names = OVERLAY_SPECIES.map(({ scientificName }) => scientificName.toLowerCase());
  const list = sql.join(
    names.map((name) => sql`${name}::text`),
    sql`, `,
  );
  // Spread without chance, and without two at one place.
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1);
    await db.execute(sql`
      insert into imported_occurrence (import_id, occurrence_id, record, species, latitude, longitude)
      select ${importId}, n::text, n, (array[${list}])[1 + n % ${names.length}],
        8 + 27 * mod(n * 0.6180339887, 1), 69 + 27 * mod(n * 0.7548776662, 1)
      from generate_series(${first}::int, ${last}::int) as n`);
  }
  // The map takes an import from when it is complete.
  await db.update(dataImport).set({ state: 'complete' }).where(eq(dataImport.id, importId));
}
