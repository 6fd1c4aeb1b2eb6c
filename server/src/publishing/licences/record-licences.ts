import type { Licence } from '@aranya/shared/contracts';
import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { FROM_PHONES, publicImport } from '../../collecting/public-places/tables';
import { dataset } from '../../importing/tables';
import type { Database } from '../../platform/database/database';
import { licencesByPeriod } from './licences';

export async function readRecordLicences(db: Database) {
  const periods = await licencesByPeriod(db);
  const rows = await db
    .select({ importId: publicImport.importId, licence: dataset.licence })
    .from(publicImport)
    .innerJoin(dataset, eq(dataset.id, publicImport.datasetId))
    .where(isNotNull(dataset.licence));
  const imports = new Map(rows.map(({ importId, licence }) => [importId, licence]));
  const licensed = [...periods].flatMap(([period, licence]) => (licence ? [period] : []));
  return {
    /** Selects public places whose records have a licence. */
    condition: sql`(import_id = ${sql.raw(String(FROM_PHONES))} and ${isIn('licence_period', licensed)}
      or ${isIn('import_id', [...imports.keys()])})`,
    of: (importId: number, period: number): Licence | null =>
      (importId === FROM_PHONES ? periods.get(period) : imports.get(importId)) ?? null,
  };
}

const isIn = (column: string, values: readonly number[]): SQL =>
  sql.raw(values.length === 0 ? 'false' : `${column} in (${values.map(Math.trunc).join(', ')})`);
