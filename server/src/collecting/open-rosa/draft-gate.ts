import { and, asc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { retryDatabase } from '../../platform/database/retry-database';
import { OwnedContent } from '../files/owned-content';
import { draftEnded } from '../forms/drafts/store-draft-record';
import { formDraft, formDraftMedia } from '../forms/drafts/tables';
import { wholeMapping } from '../mapping/form-mapping';
import { notFound } from '../open-rosa-error';
import { type KeyParams, projectOf, wellFormedToken } from './app-user-gate';
import type { ListedFile } from './open-rosa-documents';

export type TestedDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

interface DraftParams extends KeyParams {
  formId: string;
}

const drafts = new WeakMap<FastifyRequest, TestedDraft>();

/** Only the draft's own key is admitted, for this form only. */
export const openDraftRoute = (db: Database) => ({
  config: { audience: 'app-user', limit: 'quota-of-records' } as const,
  schema: { hide: true },
  onRequest: (request: FastifyRequest) => retryDatabase(() => admit(db, request)),
});

/**
 * The key is looked up each time, so that it ends with the draft.
 * @throws OpenRosaError 400, 401, 403 for a key of no draft, 404 for another project or form
 */
async function admit(db: Database, request: FastifyRequest): Promise<void> {
  const found = await findDraft(db, wellFormedToken(request));
  if (!found) throw draftEnded();
  const { formId } = request.params as DraftParams;
  if (found.projectId !== projectOf(request) || found.xmlFormId !== formId) throw notFound();
  drafts.set(request, found);
}

async function findDraft(db: Database, token: string) {
  const [found] = await db
    .select({
      id: formDraft.id,
      projectId: formDraft.projectId,
      xmlFormId: formDraft.xmlFormId,
      token: formDraft.token,
      md5: formDraft.md5,
      xform: formDraft.xform,
      mapping: formDraft.mapping,
    })
    .from(formDraft)
    .where(eq(formDraft.token, token));
  return found && { ...found, mapping: wholeMapping(found.mapping) };
}

export function draftOf(request: FastifyRequest): TestedDraft {
  const found = drafts.get(request);
  if (!found) throw new Error('The route does not admit drafts.');
  return found;
}

/** @throws OpenRosaError 404 if the draft ended in between */
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
