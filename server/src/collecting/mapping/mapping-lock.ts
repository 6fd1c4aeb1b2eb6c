import { type SQL, sql } from 'drizzle-orm';

/**
 * First key of the locks, before the form's id: 'mapp' as a number. The function `store_submissions`
 * (migrations/0008) takes shared locks.
 */
const MAPPING_LOCK = sql.raw(String(0x6d617070));

/**
 * Takes an exclusive lock on the mapping of a form until the transaction ends, after the shared locks are
 * released.
 */
export const lockMapping = (formId: number): SQL =>
  sql`pg_advisory_xact_lock(${MAPPING_LOCK}, ${formId}::integer)`;
