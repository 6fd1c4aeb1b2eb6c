import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { invalidField, Problem } from '../../../platform/problems/problem';
import { mayBeObsolete } from '../../files/obsolete-contents';
import { form, formVersion } from '../../tables';
import { type PublishedForm, publishKept, VersionAlreadyPublished } from '../publish-form';
import { takenByOther, whyTaken } from '../taken-version';
import { draftFile, draftRecord, formDraft, formDraftMedia } from './tables';

/** Also records that its files and theirs may be obsolete. Call this in a transaction. */
export async function emptyDraft(tx: Database, draftId: number): Promise<void> {
  const media = await tx
    .select({ sha256: formDraftMedia.sha256 })
    .from(formDraftMedia)
    .where(eq(formDraftMedia.draftId, draftId));
  const files = await tx
    .select({ sha256: draftFile.sha256 })
    .from(draftFile)
    .innerJoin(draftRecord, eq(draftRecord.id, draftFile.recordId))
    .where(eq(draftRecord.draftId, draftId));
  await mayBeObsolete(tx, [...media, ...files]);
  await tx.delete(draftRecord).where(eq(draftRecord.draftId, draftId));
}

/** Its key is invalid from the next request. @throws Problem `not_found`, `draft_replaced` */
export const endDraft = (db: Database, shown: ShownDraft): Promise<void> =>
  db.transaction(async (tx) => {
    const { id } = await lockShownDraft(tx, shown);
    await emptyDraft(tx, id);
    await tx.delete(formDraft).where(eq(formDraft.id, id));
  });

/** A new draft reuses the row, but has another time. */
interface ShownDraft {
  id: number;
  /** ISO 8601, with the milliseconds that the page shows. */
  createdAt: string;
}

/** @throws Problem `not_found` if it was removed, `draft_replaced` if another draft replaced it */
async function lockShownDraft(tx: Database, { id, createdAt }: ShownDraft) {
  const [draft] = await tx.select().from(formDraft).where(eq(formDraft.id, id)).for('update');
  if (!draft) throw new Problem('not_found');
  if (draft.createdAt.toISOString() !== createdAt) throw new Problem('draft_replaced');
  return draft;
}

/** @throws Problem `not_found`, `draft_replaced`; `invalid_input` if its version is published. */
export async function publishDraft(
  db: Database,
  shown: ShownDraft,
): Promise<PublishedForm & { version: string }> {
  try {
    return await db.transaction((tx) => publishAndEnd(tx, shown));
  } catch (error) {
    if (!(error instanceof VersionAlreadyPublished)) throw error;
    const [draft] = await db.select().from(formDraft).where(eq(formDraft.id, shown.id));
    throw invalidField('version', takenByOther(draft?.xform.version ?? ''));
  }
}

async function publishAndEnd(tx: Database, shown: ShownDraft) {
  const { id: draftId, projectId, kind, xml, xform } = await lockShownDraft(tx, shown);
  const [before] = await tx
    .select({ id: form.id, version: formVersion.version })
    .from(form)
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(and(eq(form.projectId, projectId), eq(form.xmlFormId, xform.formId)));
  const taken = before && (await whyTaken(tx, before, xform.version, xml));
  if (taken) throw invalidField('version', taken);
  const media = await tx
    .select({ name: formDraftMedia.name, sha256: formDraftMedia.sha256, md5: formDraftMedia.md5 })
    .from(formDraftMedia)
    .where(eq(formDraftMedia.draftId, draftId));
  const files = new Map(media.map(({ name, ...content }) => [name, content]));
  const published = await publishKept(tx, { xml, xform, kind, files, projectId });
  await emptyDraft(tx, draftId);
  await tx.delete(formDraft).where(eq(formDraft.id, draftId));
  return { ...published, version: xform.version };
}
