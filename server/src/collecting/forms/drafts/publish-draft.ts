import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/problems/problem';
import { form, formVersion } from '../../tables';
import { type PublishedForm, publishKept, VersionAlreadyPublished } from '../publish-form';
import { takenByOther, whyTaken } from '../taken-version';
import { emptyDraft } from './end-draft';
import { lockShownDraft, type ShownDraft } from './shown-draft';
import { formDraft, formDraftMedia } from './tables';

/**
 * Publishes a tested draft unchanged and removes it with its test records.
 *
 * @throws Problem `not_found`; `draft_replaced`; `invalid_input` if its version was published in the meantime.
 */
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
