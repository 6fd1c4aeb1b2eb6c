import { type SQL, sql } from 'drizzle-orm';

/** First key of the locks, before the form's id: 'mapp' as a number. */
const MAPPING_LOCK = sql.raw(String(0x6d617070));

/** Takes a shared lock on the mapping of a form until the transaction ends: nobody can change it. */
export const keepMapping = (formId: SQL): SQL =>
  sql`pg_advisory_xact_lock_shared(${MAPPING_LOCK}, ${formId})`;

/**
 * Takes an exclusive lock on the mapping of a form until the transaction ends, after the shared locks are
 * released.
 */
export const lockMapping = (formId: number): SQL =>
  sql`pg_advisory_xact_lock(${MAPPING_LOCK}, ${formId}::integer)`;
