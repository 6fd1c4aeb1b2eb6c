import type { FormMappingAnswer } from '@aranya/shared/contracts/administration';
import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { type FormMapping, isSameMapping, joined, wholeMapping } from '../../mapping/form-mapping';
import { form, recordsToRead } from '../../tables';

/** Locks the mapping until the transaction ends. */
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

/** A mapping by the institute does not change. Call this in the transaction that publishes. */
export async function guessAgain(tx: Database, formId: number, guess: FormMapping): Promise<void> {
  const found = await mappingOf(tx, formId);
  if (!found || found.by === 'institute') return;
  // A draft from an earlier release may lack newer terms.
  const mapping = joined(wholeMapping(found.mapping), wholeMapping(guess));
  await changeMapping(tx, formId, mapping, 'guess');
}

/** The records of the form are reread. */
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

/** The server rereads them in the background; those in Central with its next synchronisation. */
export async function readAllAgain(db: Database): Promise<number> {
  const forms = await db.select({ id: form.id }).from(form).where(isNotNull(form.mapping));
  for (const { id } of forms) {
    await db.transaction(async (tx) => {
      await readAgain(tx, id, (await mappingOf(tx, id))?.version ?? null);
    });
  }
  return forms.length;
}

/** Call this with the mapping locked. */
async function readAgain(tx: Database, formId: number, version: number | null): Promise<void> {
  const [changed] = await tx
    .update(form)
    .set({ mappingRevision: sql`${form.mappingRevision} + 1` })
    .where(eq(form.id, formId))
    .returning({ mappingRevision: form.mappingRevision });
  // A form that seems to have no records may have one that another transaction is storing.
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

/** 'mapp' as a number. The function `store_submissions` (migrations/0008) takes shared locks. */
const MAPPING_LOCK = sql.raw(String(0x6d617070));

/** Waits for the shared locks, and holds this one until the transaction ends. */
const lockMapping = (formId: number): SQL =>
  sql`pg_advisory_xact_lock(${MAPPING_LOCK}, ${formId}::integer)`;
