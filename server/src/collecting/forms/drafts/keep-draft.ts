import { createHash } from 'node:crypto';
import { PROJECT_ID } from '@aranya/shared/contracts';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { newToken } from '../../app-users/app-user-token';
import type { CollectingContext } from '../../collecting-context';
import { project } from '../../tables';
import { keepFormFiles } from '../publish-form';
import type { CheckedForm } from '../upload-form';
import { emptyDraft } from './end-draft';
import { formDraft, formDraftMedia } from './tables';

/** In UTC, because a cluster accepts only immutable expressions in `on conflict`. */
const aMomentAfter = (moment: SQLWrapper): SQL =>
  sql`(${moment} at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC'`;

/** A previous draft of the form ends: its key, its files and its test records. */
export async function keepDraft(
  context: Pick<CollectingContext, 'database' | 'files'>,
  { xml, xform, kind, files, mapping }: CheckedForm,
): Promise<number> {
  await keepFormFiles(context, files);
  const md5 = createHash('md5').update(xml).digest('hex');
  const draft = { kind, token: newToken(), xml, md5, xform, mapping };
  return context.database.db.transaction(async (tx) => {
    await tx.insert(project).values({ id: PROJECT_ID, name: 'Aranya' }).onConflictDoNothing();
    // Reuses the row, so that two people who upload drafts at once wait for each other.
    const [kept] = await tx
      .insert(formDraft)
      .values({ projectId: PROJECT_ID, xmlFormId: xform.formId, ...draft })
      .onConflictDoUpdate({
        target: [formDraft.projectId, formDraft.xmlFormId],
        set: {
          ...draft,
          // Differs even in milliseconds: pages identify a draft by this time.
          createdAt: sql`greatest(excluded.created_at, ${aMomentAfter(formDraft.createdAt)})`,
        },
      })
      .returning({ id: formDraft.id });
    if (!kept) throw new Error(`The draft of ${xform.formId} could not be stored.`);
    await emptyDraft(tx, kept.id);
    await tx.delete(formDraftMedia).where(eq(formDraftMedia.draftId, kept.id));
    const rows = [...files].map(([name, { sha256, md5 }]) => ({
      draftId: kept.id,
      name,
      sha256,
      md5,
    }));
    if (rows.length > 0) await tx.insert(formDraftMedia).values(rows);
    return kept.id;
  });
}
