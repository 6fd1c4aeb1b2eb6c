import { and, asc, eq, exists, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { OwnedContent } from '../files/owned-content';
import { noAccess, notFound } from '../open-rosa-error';
import { form, formAccess, formMedia, formVersion } from '../tables';
import type { AppUser } from './app-user-gate';
import type { ListedFile, ListedForm } from './open-rosa-documents';

export async function listForms(
  db: Database,
  { id, projectId }: AppUser,
  onlyFormId: string | undefined,
): Promise<ListedForm[]> {
  const media = db
    .select({ name: formMedia.name })
    .from(formMedia)
    .where(eq(formMedia.formVersionId, formVersion.id));
  return db
    .select({
      xmlFormId: form.xmlFormId,
      title: formVersion.title,
      version: formVersion.version,
      md5: formVersion.md5,
      hasMedia: exists(media).mapWith(Boolean),
    })
    .from(formAccess)
    .innerJoin(form, eq(form.id, formAccess.formId))
    .innerJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(
      and(
        eq(formAccess.appUserId, id),
        eq(form.projectId, projectId),
        eq(form.state, 'open'),
        onlyFormId === undefined ? undefined : eq(form.xmlFormId, onlyFormId),
      ),
    )
    .orderBy(asc(formVersion.title), asc(form.id));
}

/** @throws OpenRosaError 404 for an unknown form, 403 without access or for a closed form. */
async function downloadableVersion(
  db: Database,
  appUser: AppUser,
  xmlFormId: string,
): Promise<number> {
  // PostgreSQL refuses a NUL in a text, and no form id contains one.
  if (xmlFormId.includes('\0')) throw notFound();
  const [found] = await db
    .select({ versionId: form.currentVersionId, state: form.state, access: formAccess.appUserId })
    .from(form)
    .leftJoin(formAccess, and(eq(formAccess.formId, form.id), eq(formAccess.appUserId, appUser.id)))
    .where(and(eq(form.projectId, appUser.projectId), eq(form.xmlFormId, xmlFormId)));
  if (!found?.versionId) throw notFound();
  if (found.access === null || found.state === 'closed') throw noAccess();
  return found.versionId;
}

/** @throws OpenRosaError as for every download of a form. */
export async function formXml(
  db: Database,
  appUser: AppUser,
  xmlFormId: string,
): Promise<{ xml: Uint8Array; md5: string }> {
  const versionId = await downloadableVersion(db, appUser, xmlFormId);
  const [found] = await db
    .select({ xml: formVersion.xml, md5: formVersion.md5 })
    .from(formVersion)
    .where(eq(formVersion.id, versionId));
  if (!found) throw notFound();
  return found;
}

/** Uploaded files, by name. @throws OpenRosaError as for every download of a form. */
export async function listFormFiles(
  db: Database,
  appUser: AppUser,
  xmlFormId: string,
): Promise<ListedFile[]> {
  return filesOfVersion(db, await downloadableVersion(db, appUser, xmlFormId));
}

/** Uploaded files, by name. */
export async function filesOfVersion(db: Database, versionId: number): Promise<ListedFile[]> {
  const rows = await db
    .select({ name: formMedia.name, md5: formMedia.md5 })
    .from(formMedia)
    .where(eq(formMedia.formVersionId, versionId))
    .orderBy(asc(formMedia.name));
  return rows.flatMap(({ name, md5 }) => (md5 === null ? [] : [{ name, md5 }]));
}

/** @throws OpenRosaError as for every download of a form. */
export async function formFile(
  db: Database,
  appUser: AppUser,
  xmlFormId: string,
  name: string,
): Promise<{ content: OwnedContent; md5: string }> {
  const versionId = await downloadableVersion(db, appUser, xmlFormId);
  if (name.includes('\0')) throw notFound();
  const [found] = await db
    .select({ sha256: formMedia.sha256, md5: formMedia.md5 })
    .from(formMedia)
    .where(
      and(
        eq(formMedia.formVersionId, versionId),
        eq(formMedia.name, name),
        ne(formMedia.sha256, ''),
      ),
    );
  if (!found?.sha256 || !found.md5) throw notFound();
  return { content: new OwnedContent('form-media', found.sha256), md5: found.md5 };
}
