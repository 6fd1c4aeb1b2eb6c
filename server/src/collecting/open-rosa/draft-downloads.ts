import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { OwnedContent } from '../files/owned-content';
import { formDraft, formDraftMedia } from '../forms/drafts/tables';
import { notFound } from '../open-rosa-error';
import type { ListedFile } from './open-rosa-documents';

/** Returns the XForm of a draft. @throws OpenRosaError 404 if it ended in between */
export async function draftXml(db: Database, draftId: number): Promise<Uint8Array> {
  const [found] = await db
    .select({ xml: formDraft.xml })
    .from(formDraft)
    .where(eq(formDraft.id, draftId));
  if (!found) throw notFound();
  return found.xml;
}

export const listDraftFiles = (db: Database, draftId: number): Promise<ListedFile[]> =>
  db
    .select({ name: formDraftMedia.name, md5: formDraftMedia.md5 })
    .from(formDraftMedia)
    .where(eq(formDraftMedia.draftId, draftId))
    .orderBy(asc(formDraftMedia.name));

/** Returns the stored content of a draft's file. @throws OpenRosaError 404 */
export async function draftMedia(
  db: Database,
  draftId: number,
  name: string,
): Promise<{ content: OwnedContent; md5: string }> {
  // PostgreSQL refuses a NUL in a text, and no file name contains one.
  if (name.includes('\0')) throw notFound();
  const [found] = await db
    .select({ sha256: formDraftMedia.sha256, md5: formDraftMedia.md5 })
    .from(formDraftMedia)
    .where(and(eq(formDraftMedia.draftId, draftId), eq(formDraftMedia.name, name)));
  if (!found) throw notFound();
  return { content: new OwnedContent('draft-media', found.sha256), md5: found.md5 };
}
