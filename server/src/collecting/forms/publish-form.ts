import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PROJECT_ID } from '@aranya/shared/contracts';
import type { FormTile } from '@aranya/shared/contracts/administration';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { CollectingContext } from '../collecting-context';
import { type MediaFile, receiveMedia } from '../files/media-file';
import { mayBeObsolete } from '../files/obsolete-contents';
import { type FormKind, form, formMedia, formVersion, project } from '../tables';
import { guessAgain } from './mapping/stored-mapping';
import { spelledAsIn } from './media-names';
import { readXForm, type XForm } from './read-xform';

export interface FormToPublish {
  /** Phones download exactly these bytes. */
  xml: Uint8Array;
  /** Ignored for a form that exists. */
  kind: FormKind;
  /** For a new form; without it collectors do not see the form. */
  tile?: FormTile;
  media?: ReadonlyMap<string, Uint8Array>;
  projectId?: number;
}

/** Published before with other bytes; phones would not notice the change. */
export class VersionAlreadyPublished extends Error {
  override readonly name = 'VersionAlreadyPublished';
}

/**
 * Earlier versions still accept records. Publishing the same bytes again only adds missing media.
 * @throws UnreadableXml, UnusableForm, VersionAlreadyPublished.
 */
export async function publishForm(
  context: Pick<CollectingContext, 'database' | 'files'>,
  { xml, kind, tile, media = new Map(), projectId = PROJECT_ID }: FormToPublish,
): Promise<PublishedForm> {
  const xform = readXForm(xml);
  const files = new Map<string, MediaFile>();
  for (const [name, content] of spelledAsIn(xform.mediaNames, media)) {
    files.set(name, await receiveMedia(context.files, Readable.from([content])));
  }
  return storeForm(context, { xml, xform, kind, tile, files, projectId });
}

/** The files are pending. */
export interface FormToStore {
  xml: Uint8Array;
  xform: Omit<XForm, 'emptyRecord'>;
  kind: FormKind;
  tile?: FormTile | undefined;
  files: ReadonlyMap<string, MediaFile>;
  projectId?: number;
}

export interface PublishedForm {
  formId: number;
  formVersionId: number;
}

/** @throws VersionAlreadyPublished */
export async function storeForm(
  context: Pick<CollectingContext, 'database' | 'files'>,
  form: FormToStore,
): Promise<PublishedForm> {
  await keepFormFiles(context, form.files);
  return context.database.db.transaction((tx) => publishKept(tx, form));
}

/** The files become durable before rows reference them. */
export async function keepFormFiles(
  { database, files: store }: Pick<CollectingContext, 'database' | 'files'>,
  files: FormToStore['files'],
): Promise<void> {
  // If another process publishes this version first, no row will reference the files.
  await mayBeObsolete(database.db, files.values());
  for (const file of files.values()) await store.keep(file);
}

export interface KeptForm extends Omit<FormToStore, 'files'> {
  files: ReadonlyMap<string, Pick<MediaFile, 'sha256' | 'md5'>>;
}

/** Call this in a transaction. @throws VersionAlreadyPublished */
export async function publishKept(tx: Database, kept: KeptForm): Promise<PublishedForm> {
  const formId = await formOf(tx, kept);
  await guessAgain(tx, formId, kept.xform.mapping);
  const formVersionId = await versionOf(tx, formId, kept);
  await addMedia(tx, formVersionId, kept);
  return { formId, formVersionId };
}

async function formOf(
  tx: Database,
  { xform: { formId: xmlFormId }, kind, tile, projectId = PROJECT_ID }: KeptForm,
): Promise<number> {
  await tx.insert(project).values({ id: projectId, name: 'Aranya' }).onConflictDoNothing();
  const [row] = await tx
    .insert(form)
    .values({ projectId, xmlFormId, kind, tile })
    .onConflictDoNothing()
    .returning({ id: form.id });
  if (row) return row.id;
  const [known] = await tx
    .select({ id: form.id })
    .from(form)
    .where(and(eq(form.projectId, projectId), eq(form.xmlFormId, xmlFormId)));
  if (!known) throw new Error(`The form ${xmlFormId} could not be stored.`);
  return known.id;
}

async function versionOf(
  tx: Database,
  formId: number,
  { xform: { version, title, uploadPaths }, xml }: KeptForm,
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
  { xform: { mediaNames }, files }: KeptForm,
): Promise<void> {
  const names = [...new Set([...mediaNames, ...files.keys()])];
  if (names.length === 0) return;
  const before = await tx
    .select({ sha256: formMedia.sha256 })
    .from(formMedia)
    .where(eq(formMedia.formVersionId, formVersionId));
  await mayBeObsolete(tx, before);
  const rows = names.map((name) => {
    const { sha256, md5 } = files.get(name) ?? {};
    return { formVersionId, name, sha256, md5 };
  });
  await tx
    .insert(formMedia)
    .values(rows)
    .onConflictDoUpdate({
      target: [formMedia.formVersionId, formMedia.name],
      set: {
        sha256: sql`coalesce(excluded.sha256, ${formMedia.sha256})`,
        md5: sql`coalesce(excluded.md5, ${formMedia.md5})`,
      },
    });
}
