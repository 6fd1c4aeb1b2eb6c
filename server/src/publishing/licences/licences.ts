import type { Licence, LicencesAnswer } from '@aranya/shared/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import { dataset } from '../../importing/tables';
import type { Database } from '../../platform/database/database';
import { recordLicence } from './tables';

/** Advisory lock for choosing a licence: 'lic' as a number. */
const LICENCE_LOCK = sql.raw(String(0x6c6963));

export async function licencesByPeriod(db: Database): Promise<ReadonlyMap<number, Licence | null>> {
  const rows = await db.select().from(recordLicence).orderBy(asc(recordLicence.period));
  return new Map(rows.map(({ period, licence }) => [period, licence]));
}

export async function readLicences(db: Database): Promise<LicencesAnswer> {
  const periods = await licencesByPeriod(db);
  const { id, name, licence } = dataset;
  return {
    records: periods.get(Math.max(1, ...periods.keys())) ?? null,
    earlierRecords: periods.get(0) ?? null,
    datasets: await db.select({ id, name, licence }).from(dataset).orderBy(asc(name)),
  };
}

/** Records keep their licence. @param alsoBefore Includes records from before any licence */
export function setRecordLicence(
  db: Database,
  licence: Licence,
  alsoBefore: boolean,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LICENCE_LOCK})`);
    const periods = await licencesByPeriod(tx);
    const last = Math.max(0, ...periods.keys());
    if (last === 0 || periods.get(last) !== licence) {
      await tx.insert(recordLicence).values({ period: last + 1, licence, since: new Date() });
    }
    if (alsoBefore) {
      await tx.insert(recordLicence).values({ period: 0, licence }).onConflictDoNothing();
    }
  });
}

/** Applies from now on, and to records before the first licence. */
export async function endRecordLicence(tx: Database): Promise<void> {
  await tx.delete(recordLicence).where(eq(recordLicence.period, 0));
  const last = Math.max(0, ...(await licencesByPeriod(tx)).keys());
  if (last > 0) await tx.insert(recordLicence).values({ period: last + 1, since: new Date() });
}

/** @returns name of the dataset; null if there is none */
export async function setDatasetLicence(
  db: Database,
  id: number,
  licence: Licence,
): Promise<string | null> {
  const [found] = await db
    .update(dataset)
    .set({ licence })
    .where(eq(dataset.id, id))
    .returning({ name: dataset.name });
  return found?.name ?? null;
}
