import type { FormMappingAnswer } from '@aranya/shared/contracts/administration';
import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { type FormMapping, isSameMapping, joined, wholeMapping } from '../../mapping/form-mapping';
import { form, recordsToRead } from '../../tables';

/** Reads and locks the mapping of a form and its author until the transaction ends. */
async function mappingOf(tx: Database, formId: number) {
  await tx.execute(sql`select ${lockMapping(formId)}`);
  const [found] = await tx
    .select({ mapping: form.mapping, by: form.mappingBy, version: form.currentVersionId })
    .from(form)
    .where(eq(form.id, formId))
    // For servers of the previous release, which lock the form's row.
    .for('no key update');
  return found;
}

/**
 * Joins the guess for a form that is being published with the guess from its earlier versions. A mapping by
 * the institute does not change. Call it in the transaction that publishes.
 */
export async function guessAgain(tx: Database, formId: number, guess: FormMapping): Promise<void> {
  const found = await mappingOf(tx, formId);
  if (!found || found.by === 'institute') return;
  // A draft from an earlier release may lack newer terms.
  const mapping = joined(wholeMapping(found.mapping), wholeMapping(guess));
  await changeMapping(tx, formId, mapping, 'guess');
}

/** Sets the mapping of a form as the institute wants it; its records are reread. */
export const setMapping = (db: Database, formId: number, mapping: FormMapping): Promise<void> =>
  db.transaction((tx) => changeMapping(tx, formId, mapping, 'institute'));

async function changeMapping(
  tx: Database,
  formId: number,
  mapping: FormMapping,
  by: FormMappingAnswer['by'],
): Promise<void> {
  const before = await mappingOf(tx, formId);
  const isSame = before?.mapping && isSameMapping(wholeMapping(before.mapping), mapping);
  if (isSame && before.by === by) return;
  await tx.update(form).set({ mapping, mappingBy: by }).where(eq(form.id, formId));
  if (!isSame) await readAgain(tx, formId, before?.version ?? null);
}

/**
 * Queues the records of every form with a mapping to be read again, after the reader changed. The server
 * reads them in the background, and those in ODK Central with its next synchronisation.
 * @returns Number of forms.
 */
export async function readAllAgain(db: Database): Promise<number> {
  const forms = await db.select({ id: form.id }).from(form).where(isNotNull(form.mapping));
  for (const { id } of forms) {
    await db.transaction(async (tx) => {
      await readAgain(tx, id, (await mappingOf(tx, id))?.version ?? null);
    });
  }
  return forms.length;
}

/** Queues the records of a form to be read again. Call it with the mapping locked. */
async function readAgain(tx: Database, formId: number, version: number | null): Promise<void> {
  const [changed] = await tx
    .update(form)
    .set({ mappingRevision: sql`${form.mappingRevision} + 1` })
    .where(eq(form.id, formId))
    .returning({ mappingRevision: form.mappingRevision });
  // Skip only forms without a published version. A form that seems to have no records may have one that is
  // being stored in another transaction.
  if (!changed || version === null) return;
  const values = { ...changed, readTo: 0 };
  await tx
    .insert(recordsToRead)
    .values({ formId, ...values, changedAt: sql`now()` })
    .onConflictDoUpdate({
      target: recordsToRead.formId,
      set: { ...values, changedAt: sql`excluded.changed_at` },
    });
}

/**
 * First key of the locks, before the form's id: 'mapp' as a number. The function `store_submissions`
 * (migrations/0008) takes shared locks.
 */
const MAPPING_LOCK = sql.raw(String(0x6d617070));

/**
 * Takes an exclusive lock on the mapping of a form until the transaction ends, after the shared locks are
 * released.
 */
const lockMapping = (formId: number): SQL =>
  sql`pg_advisory_xact_lock(${MAPPING_LOCK}, ${formId}::integer)`;
