import type { Licence, LicencesAnswer } from '@aranya/shared/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import { dataset } from '../../importing/tables';
import type { Database } from '../../platform/database/database';
import { recordLicence } from './tables';

/** Key of the advisory lock for choosing a licence of records: 'lic' as a number. */
const LICENCE_LOCK = sql.raw(String(0x6c6963));

/** Reads the licences of records, by period; see {@link recordLicence}. */
export async function licencesByPeriod(db: Database): Promise<ReadonlyMap<number, Licence | null>> {
  const rows = await db.select().from(recordLicence).orderBy(asc(recordLicence.period));
  return new Map(rows.map(({ period, licence }) => [period, licence]));
}

/** Reads the licences of records and of all datasets. */
export async function readLicences(db: Database): Promise<LicencesAnswer> {
  const periods = await licencesByPeriod(db);
  const { id, name, licence } = dataset;
  return {
    records: periods.get(Math.max(1, ...periods.keys())) ?? null,
    earlierRecords: periods.get(0) ?? null,
    datasets: await db.select({ id, name, licence }).from(dataset).orderBy(asc(name)),
  };
}

/**
 * Sets the licence of records that are received from now on. Records keep the licence under which
 * they were received.
 * @param alsoBefore Also for records that were received before any licence was chosen
 */
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

/** Withdraws the licence of records for the time from now on, and for records before the first one. */
export async function endRecordLicence(tx: Database): Promise<void> {
  await tx.delete(recordLicence).where(eq(recordLicence.period, 0));
  const last = Math.max(0, ...(await licencesByPeriod(tx)).keys());
  if (last > 0) await tx.insert(recordLicence).values({ period: last + 1, since: new Date() });
}

/** Sets the licence of a dataset, with all its records. @returns Its name; null if there is none. */
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
