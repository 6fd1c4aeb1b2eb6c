import { createHash } from 'node:crypto';
import { PROJECT_ID, type UnsupportedQuestion, type WebForm } from '@aranya/shared/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import { filesOfVersion } from '../open-rosa/form-downloads';
import { form, formAccess, formVersion } from '../tables';
import { FIND_UNSUPPORTED } from './unsupported-questions';

/** Number of form versions whose unsupported questions are cached. */
const REMEMBERED_VERSIONS = 500;

type OpenedForm = Omit<WebForm, 'deviceId' | 'username' | 'maxSubmissionBytes'>;

/**
 * An open form is given to the person who opens it, because it needs no PIN.
 * @returns Function that throws Problem `not_found`, `form_closed`, `no_form_access`, `busy` or
 *   `collection_unavailable`
 */
export function openWebForms(
  context: Pick<CollectingContext, 'collection' | 'database' | 'heavyWork'>,
) {
  const { collection, database } = context;
  const { db } = database;
  const unsupportedIn = unsupportedByVersion(context);
  return async (appUserId: number, xmlFormId: string): Promise<OpenedForm> => {
    const found = await formOf(db, appUserId, xmlFormId);
    if (!found) throw new Problem('not_found');
    const { id, versionId, hasAccess, kind, title, version, md5 } = found;
    const states = await collection.formStates();
    if ((states.get(id) ?? 'open') !== 'open') throw new Problem('form_closed');
    if (!hasAccess && kind === 'targeted') throw new Problem('no_form_access');
    if (!hasAccess) await collection.grantAccess(appUserId, { id, xmlFormId });
    const listed = await filesOfVersion(db, versionId);
    const files = listed.map((file) => ({ name: file.name, hash: file.md5 }));
    const contents = [md5, ...files.flatMap((file) => [file.name, file.hash])];
    return {
      formId: xmlFormId,
      version,
      title,
      hash: createHash('md5').update(contents.join('\n')).digest('hex'),
      xform: Buffer.from(found.xml).toString('utf8'),
      attachments: files,
      unsupported: await unsupportedIn(versionId, found.xml),
    };
  };
}

async function formOf(db: Database, appUserId: number, xmlFormId: string) {
  const [found] = await db
    .select({
      id: form.id,
      kind: form.kind,
      versionId: formVersion.id,
      title: formVersion.title,
      version: formVersion.version,
      md5: formVersion.md5,
      xml: formVersion.xml,
      hasAccess: isNotNull(formAccess.appUserId).mapWith(Boolean),
    })
    .from(form)
    .innerJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .leftJoin(formAccess, and(eq(formAccess.formId, form.id), eq(formAccess.appUserId, appUserId)))
    .where(and(eq(form.projectId, PROJECT_ID), eq(form.xmlFormId, xmlFormId)));
  return found;
}

/** Published versions are immutable, so each is read once. */
function unsupportedByVersion({ heavyWork }: Pick<CollectingContext, 'heavyWork'>) {
  const known = new Map<number, UnsupportedQuestion[]>();
  return async (versionId: number, xml: Uint8Array): Promise<UnsupportedQuestion[]> => {
    const found = known.get(versionId) ?? (await heavyWork.run(FIND_UNSUPPORTED, xml));
    if (known.size >= REMEMBERED_VERSIONS) known.clear();
    known.set(versionId, found);
    return found;
  };
}
