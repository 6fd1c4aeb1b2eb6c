import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PROJECT_ID } from '@aranya/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { CollectingContext } from '../collecting-context';
import { type FormKind, form, formMedia, formVersion, project } from '../tables';
import { readXForm, type XForm } from './read-xform';

/** A form on its way to the phones. */
export interface FormToPublish {
  /** The XForm. These bytes are what phones get. */
  xml: Uint8Array;
  /** Who may have it. */
  kind: FormKind;
  /** Files that go with it, by name. */
  media?: ReadonlyMap<string, Uint8Array>;
  projectId?: number;
}

/** The same version was published before with other bytes; phones would not notice the change. */
export class VersionAlreadyPublished extends Error {
  override readonly name = 'VersionAlreadyPublished';
}

/**
 * Publishes a form, or a new version of it; earlier versions still take records. Publishing the
 * same bytes again changes nothing but missing media.
 *
 * @throws UnreadableXml, UnusableForm, VersionAlreadyPublished.
 */
export async function publishForm(
  { database, files }: Pick<CollectingContext, 'database' | 'files'>,
  { xml, kind, media = new Map(), projectId = PROJECT_ID }: FormToPublish,
): Promise<{ formId: number; formVersionId: number }> {
  const xform = readXForm(xml);
  const contents = new Map<string, MediaContent>();
  for (const [name, content] of media) {
    const file = await files.receive(Readable.from([content]));
    await files.keep(file);
    contents.set(name, { sha256: file.sha256, md5: file.md5 });
  }
  return database.db.transaction(async (tx) => {
    const formId = await formOf(tx, projectId, xform.formId, kind);
    const formVersionId = await versionOf(tx, formId, xform, xml);
    await addMedia(tx, formVersionId, xform, contents);
    return { formId, formVersionId };
  });
}

type MediaContent = Pick<typeof formMedia.$inferInsert, 'sha256' | 'md5'>;

async function formOf(
  tx: Database,
  projectId: number,
  xmlFormId: string,
  kind: FormKind,
): Promise<number> {
  await tx.insert(project).values({ id: projectId, name: 'Aranya' }).onConflictDoNothing();
  const [row] = await tx
    .insert(form)
    .values({ projectId, xmlFormId, kind })
    .onConflictDoUpdate({ target: [form.projectId, form.xmlFormId], set: { kind } })
    .returning({ id: form.id });
  if (!row) throw new Error(`The form ${xmlFormId} could not be stored.`);
  return row.id;
}

async function versionOf(
  tx: Database,
  formId: number,
  { version, title, uploadPaths }: XForm,
  xml: Uint8Array,
): Promise<number> {
  const md5 = createHash('md5').update(xml).digest('hex');
  const [added] = await tx
    .insert(formVersion)
    .values({ formId, version, title, xml, md5, uploadPaths: [...uploadPaths] })
    .onConflictDoNothing()
    .returning({ id: formVersion.id });
  if (added) {
    await tx.update(form).set({ currentVersionId: added.id }).where(eq(form.id, formId));
    return added.id;
  }
  const [existing] = await tx
    .select({ id: formVersion.id, md5: formVersion.md5 })
    .from(formVersion)
    .where(and(eq(formVersion.formId, formId), eq(formVersion.version, version)));
  if (existing?.md5 !== md5) {
    throw new VersionAlreadyPublished(
      `${title}: version ${version} was published before with other content. ` +
        'Give the changed form a new version.',
    );
  }
  return existing.id;
}

async function addMedia(
  tx: Database,
  formVersionId: number,
  { mediaNames }: XForm,
  contents: ReadonlyMap<string, MediaContent>,
): Promise<void> {
  const names = [...new Set([...mediaNames, ...contents.keys()])];
  if (names.length === 0) return;
  await tx
    .insert(formMedia)
    .values(names.map((name) => ({ formVersionId, name, ...contents.get(name) })))
    .onConflictDoUpdate({
      target: [formMedia.formVersionId, formMedia.name],
      set: {
        sha256: sql`coalesce(excluded.sha256, ${formMedia.sha256})`,
        md5: sql`coalesce(excluded.md5, ${formMedia.md5})`,
      },
    });
}
