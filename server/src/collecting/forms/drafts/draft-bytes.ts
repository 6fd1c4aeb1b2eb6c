import { eq, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { draftFile, draftRecord } from './tables';

/** Returns the total size of the files in a draft's test records, in bytes. */
export async function bytesOfDraft(db: Database, draftId: number): Promise<number> {
  const [found] = await db
    .select({ bytes: sum(draftFile.size).mapWith(Number) })
    .from(draftFile)
    .innerJoin(draftRecord, eq(draftRecord.id, draftFile.recordId))
    .where(eq(draftRecord.draftId, draftId));
  return found?.bytes ?? 0;
}
