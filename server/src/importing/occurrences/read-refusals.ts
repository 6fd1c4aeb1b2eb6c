import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { Refusal } from '../refusals/refusal';
import { dataImportRefusal } from '../tables';

/** Rows per query. */
const ROWS_AT_ONCE = 5_000;

/** Reads the refusals of an import, in the order of the file. */
export async function* readRefusals(db: Database, importId: number): AsyncGenerator<Refusal> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select({
        record: dataImportRefusal.record,
        field: dataImportRefusal.field,
        value: dataImportRefusal.value,
        reason: dataImportRefusal.reason,
      })
      .from(dataImportRefusal)
      .where(and(eq(dataImportRefusal.importId, importId), gt(dataImportRefusal.record, last)))
      .orderBy(asc(dataImportRefusal.record))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.record ?? last;
  }
}
