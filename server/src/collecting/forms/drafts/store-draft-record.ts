import { and, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { mayBeObsolete } from '../../files/obsolete-contents';
import { FORM_DRAFT_LIMITS } from '../../form-limits';
import { OpenRosaError } from '../../open-rosa-error';
import type { AdmitSubmission } from '../../submissions/receiving/receive-submission';
import type { StoreSubmission } from '../../submissions/storing/store-submission';
import type { SubmissionToStore } from '../../submissions/storing/submission-to-store';
import { draftFile, draftRecord, formDraft } from './tables';

export const draftEnded = () =>
  new OpenRosaError(
    403,
    'This draft is not tested any more: it was published, thrown away, or another took its place. ' +
      'Delete this project in ODK Collect.',
  );

const draftFull = () =>
  new OpenRosaError(
    409,
    `A draft takes ${FORM_DRAFT_LIMITS.records} test records, with ${FORM_DRAFT_LIMITS.bytes / 1_000_000} MB ` +
      'of files, and has them. Publish it, or upload it again to begin anew.',
  );

/**
 * A repeated record adds its files, a different record with the same id is refused, and an edit
 * replaces the record that it edits. The draft's row is locked, so that concurrent records are
 * counted one after the other.
 * @param token A newer draft of the form has another.
 * @throws OpenRosaError 403 when the draft ended, 404 for an edit of an unknown record, 409
 */
export const storeDraftRecord =
  (db: Database, token: string): StoreSubmission =>
  (stored) =>
    db.transaction(async (tx) => {
      const [draft] = await tx
        .select({ id: formDraft.id })
        .from(formDraft)
        .where(and(eq(formDraft.id, stored.formId), eq(formDraft.token, token)))
        .for('update');
      if (!draft) throw draftEnded();
      const repeatedId = await repeated(tx, stored);
      await addFiles(tx, repeatedId ?? (await placed(tx, stored)), stored);
      return repeatedId === undefined ? 'stored' : 'already-stored';
    });

/** Refuses a record before its files are stored. Their size is checked when it is stored. */
export const admitDraftRecord =
  (db: Database): AdmitSubmission =>
  async (sent, { bytesLeft }) => {
    if (bytesLeft <= 0) throw draftFull();
    if ((await repeated(db, sent)) === undefined) await requirePlace(db, sent);
  };

const rowOf = ({ formId }: SubmissionToStore, instanceId: string) =>
  and(eq(draftRecord.draftId, formId), eq(draftRecord.instanceId, instanceId));

async function repeated(tx: Database, stored: SubmissionToStore): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: draftRecord.id, sha256: draftRecord.sha256 })
    .from(draftRecord)
    .where(rowOf(stored, stored.instanceId));
  if (row && row.sha256 !== stored.sha256) {
    throw new OpenRosaError(409, 'A test record already exists with this ID and different XML.');
  }
  return row?.id;
}

async function placed(tx: Database, stored: SubmissionToStore): Promise<number> {
  const { instanceId, instanceName, xml, sha256, encrypted, occurrences } = stored;
  const record = {
    instanceId,
    instanceName,
    xml,
    sha256,
    encrypted,
    occurrences: occurrences.slice(0, FORM_DRAFT_LIMITS.shownOccurrences),
    occurrenceCount: occurrences.length,
  };
  const editedId = await requirePlace(tx, stored);
  if (editedId !== undefined) {
    await tx
      .update(draftRecord)
      .set({ ...record, receivedAt: sql`now()` })
      .where(eq(draftRecord.id, editedId));
    return editedId;
  }
  const [added] = await tx
    .insert(draftRecord)
    .values({ draftId: stored.formId, ...record })
    .returning({ id: draftRecord.id });
  if (!added) throw new Error('The test record could not be stored.');
  return added.id;
}

/** @returns Row id of the record that an edit replaces; undefined for a new record. */
async function requirePlace(db: Database, sent: SubmissionToStore): Promise<number | undefined> {
  if (sent.deprecatedId !== null) {
    const [edited] = await db
      .select({ id: draftRecord.id })
      .from(draftRecord)
      .where(rowOf(sent, sent.deprecatedId));
    if (!edited) throw new OpenRosaError(404, 'The test record that was edited is not here.');
    return edited.id;
  }
  const held = await db.$count(draftRecord, eq(draftRecord.draftId, sent.formId));
  if (held >= FORM_DRAFT_LIMITS.records) throw draftFull();
  return undefined;
}

/** Files that were not sent again remain. @throws OpenRosaError 409 if they exceed the limit */
async function addFiles(
  tx: Database,
  recordId: number,
  { formId: draftId, files }: SubmissionToStore,
): Promise<void> {
  if (files.length === 0) return;
  const before = await tx
    .select({ sha256: draftFile.sha256 })
    .from(draftFile)
    .where(eq(draftFile.recordId, recordId));
  await mayBeObsolete(tx, before);
  await tx
    .insert(draftFile)
    .values(files.map(({ name, sha256, size }) => ({ recordId, name, sha256, size })))
    .onConflictDoUpdate({
      target: [draftFile.recordId, draftFile.name],
      set: {
        sha256: sql`coalesce(excluded.sha256, ${draftFile.sha256})`,
        size: sql`coalesce(excluded.size, ${draftFile.size})`,
      },
    });
  if ((await bytesOfDraft(tx, draftId)) > FORM_DRAFT_LIMITS.bytes) throw draftFull();
}

export async function bytesOfDraft(db: Database, draftId: number): Promise<number> {
  const [found] = await db
    .select({ bytes: sum(draftFile.size).mapWith(Number) })
    .from(draftFile)
    .innerJoin(draftRecord, eq(draftRecord.id, draftFile.recordId))
    .where(eq(draftRecord.draftId, draftId));
  return found?.bytes ?? 0;
}
