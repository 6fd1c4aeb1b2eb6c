import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { OwnedContent } from '../../collecting/files/owned-content';
import { submission } from '../../collecting/tables';
import { person, personProfile } from '../../people/accounts/tables';
import { unlessMissing } from '../../platform/problems/error-code';
import { Problem } from '../../platform/problems/problem';
import { type ArchiveFile, textStream, zipStream } from '../../platform/text/zip-stream';
import { readLocalNames } from '../../publishing/collected-data/local-names';
import type { AccountContext } from '../account-context';
import { contentOfProfile } from '../profiles/profile-photos';
import { type ArchiveSource, darwinCoreFiles } from './darwin-core';
import { filesIn, folderOf } from './file-names';
import { appUserIdsOf, personalRows, type RowOwner } from './personal-rows';
import { READ_ME } from './read-me';
import { type OwnRecord, recordIdsOf, recordPages } from './record-pages';
import {
  filesTable,
  recordsGeojson,
  recordsTable,
  reviewsTable,
  submissionsTable,
} from './record-tables';

type Needs = Pick<AccountContext, 'database' | 'files' | 'settings' | 'tables'>;

/** Memory grows only with record names. @throws Problem `not_found` without such a person. */
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
  };
  const ids = await recordIdsOf(db, owner.appUserIds);
  const source: ArchiveSource = {
    pages: () => recordPages(db, ids, owner.appUserIds),
    recordedBy: found.name,
    brand: context.settings.brand,
    localNames: await readLocalNames(db),
    madeAt: new Date(),
  };
  return zipStream(files(context, owner, source, contentOfProfile(found.profile?.photo)));
}

async function* files(
  context: Needs,
  owner: RowOwner,
  source: ArchiveSource,
  photo: OwnedContent | null,
): AsyncGenerator<ArchiveFile> {
  const { pages } = source;
  const { db } = context.database;
  const missing: string[] = [];
  yield { name: 'README.txt', open: async () => textStream([READ_ME]) };
  yield {
    name: 'account.json',
    open: async () => {
      const tables = await personalRows(db, context.tables, owner);
      return textStream([`${JSON.stringify({ madeAt: source.madeAt, tables }, null, 2)}\n`]);
    },
  };
  if (photo) {
    const jpeg = await unlessMissing(context.files.read(photo));
    if (jpeg) yield { name: 'photo.jpg', open: async () => jpeg.content, asIs: true };
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
  yield { name: 'reviews.csv', open: async () => textStream(reviewsTable(pages())) };
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
  for (const { path, content } of filesIn(record)) {
    const file = await unlessMissing(store.read(content));
    if (file) yield { name: path, open: async () => file.content, asIs: true };
    else missing.push(path);
  }
}
