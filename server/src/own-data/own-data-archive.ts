import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { person } from '../accounts/tables';
import { readLocalNames } from '../collected-data/local-names';
import { submission } from '../collection/tables';
import type { ServerContext } from '../context';
import { errorCodeOf } from '../problems/error-code';
import { Problem } from '../problems/problem';
import { photoStore } from '../profiles/photo-store';
import { personProfile } from '../profiles/tables';
import { type ArchiveSource, darwinCoreFiles } from './darwin-core';
import { filesIn, folderOf } from './file-names';
import { appUserIdsOf, personalRows, type RowOwner } from './personal-rows';
import { READ_ME } from './read-me';
import { type OwnRecord, recordIdsOf, recordPages } from './record-pages';
import { filesTable, recordsTable, submissionsTable } from './record-tables';
import { recordsGeojson } from './records-geojson';
import { type ArchiveFile, textStream, zipStream } from './zip-stream';

type Needs = Pick<ServerContext, 'database' | 'files' | 'settings'>;

/**
 * Everything that is stored about a person as a ZIP file, written while it is read. What it needs of
 * memory does not grow with the records, but for their numbers and names.
 *
 * @throws Problem `not_found` when there is no such person.
 */
export async function ownDataArchive(context: Needs, personId: string): Promise<Readable> {
  const { db } = context.database;
  const [found] = await db
    .select({ name: person.name, phoneNumber: person.phoneNumber, profile: personProfile })
    .from(person)
    .leftJoin(personProfile, eq(personProfile.personId, person.id))
    .where(eq(person.id, personId));
  if (!found) throw new Problem('not_found');
  const owner = {
    personId,
    appUserIds: await appUserIdsOf(db, personId),
    phoneNumber: found.phoneNumber ?? '',
    email: found.profile?.email ?? '',
  };
  const ids = await recordIdsOf(db, owner.appUserIds);
  const source: ArchiveSource = {
    pages: () => recordPages(db, ids),
    recordedBy: found.name,
    brand: context.settings.brand,
    localNames: await readLocalNames(),
    madeAt: new Date(),
  };
  return zipStream(files(context, { owner, source, photo: found.profile?.photo ?? null }));
}

interface Content {
  owner: RowOwner;
  source: ArchiveSource;
  /** File name of the profile photo. */
  photo: string | null;
}

async function* files(
  context: Needs,
  { owner, source, photo }: Content,
): AsyncGenerator<ArchiveFile> {
  const { pages } = source;
  const { db } = context.database;
  const missing: string[] = [];
  yield { name: 'README.txt', open: async () => textStream([READ_ME]) };
  yield {
    name: 'account.json',
    open: async () => {
      const tables = await personalRows(db, owner);
      return textStream([`${JSON.stringify({ madeAt: source.madeAt, tables }, null, 2)}\n`]);
    },
  };
  if (photo) {
    const jpeg = await photoStore(context.files).read(photo);
    if (jpeg) yield { name: 'photo.jpg', open: async () => Readable.from([jpeg]), asIs: true };
  }
  yield { name: 'records.csv', open: async () => textStream(recordsTable(pages())) };
  yield { name: 'records.geojson', open: async () => textStream(recordsGeojson(pages())) };
  yield {
    name: 'darwin-core-archive.zip',
    open: async () => zipStream(darwinCoreFiles(source)),
    asIs: true,
  };
  yield { name: 'submissions.csv', open: async () => textStream(submissionsTable(pages())) };
  yield { name: 'files.csv', open: async () => textStream(filesTable(pages())) };
  for await (const page of pages()) {
    for (const record of page) yield* recordFiles(context, record, missing);
  }
  if (missing.length > 0) {
    yield { name: 'missing-files.txt', open: async () => textStream([`${missing.join('\n')}\n`]) };
  }
}

async function* recordFiles(
  { database: { db }, files: store }: Needs,
  record: OwnRecord,
  missing: string[],
): AsyncGenerator<ArchiveFile> {
  if (record.sha256 !== null) {
    yield {
      name: `${folderOf(record)}/record.xml`,
      open: async () => {
        const [row] = await db
          .select({ xml: submission.xml })
          .from(submission)
          .where(eq(submission.id, record.id));
        return Readable.from([Buffer.from(row?.xml ?? [])]);
      },
    };
  }
  for (const { path, sha256 } of filesIn(record)) {
    const content = await store.read(sha256).catch((error: unknown) => {
      if (errorCodeOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (content) yield { name: path, open: async () => content, asIs: true };
    else missing.push(path);
  }
}
