import { type SQL, sql } from 'drizzle-orm';

/** First key of the locks, before the form's id: 'mapp' as a number. */
const MAPPING_LOCK = sql.raw(String(0x6d617070));

/** Keeps others from changing the mapping of a form until the transaction ends, but not from doing the same. */
export const keepMapping = (formId: SQL): SQL =>
  sql`pg_advisory_xact_lock_shared(${MAPPING_LOCK}, ${formId})`;

/** Waits for those who keep the mapping of a form, and lets no one keep or change it until the transaction ends. */
export const lockMapping = (formId: number): SQL =>
  sql`pg_advisory_xact_lock(${MAPPING_LOCK}, ${formId}::integer)`;
