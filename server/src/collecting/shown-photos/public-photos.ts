import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { accountClosing } from '../../people/accounts/closing/tables';
import { personProfile } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { OwnedContent } from '../files/owned-content';
import { lookAgain } from '../public-places/change-places';
import { FROM_PHONES, publicPlace } from '../public-places/tables';
import { appUser, occurrence } from '../tables';
import { findRecordPhoto, type PhotoSources, type RecordPhoto } from './record-photo';

/** Only photos of the species that the owner lets everybody see. */
export async function withPublicPhoto(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { id, appUserId, photo } = occurrence;
  const rows = await db
    .select({ id, appUserId })
    .from(occurrence)
    .where(and(inArray(id, [...ids]), isNotNull(photo)));
  // Two queries: on a cluster, occurrences are on other nodes than profiles.
  const agreed = await agreedAmong(db, [...new Set(rows.map((row) => row.appUserId))]);
  return new Set(rows.flatMap((row) => (agreed.has(row.appUserId) ? [row.id] : [])));
}

async function agreedAmong(db: Database, appUserIds: readonly number[]): Promise<Set<number>> {
  if (appUserIds.length === 0) return new Set();
  const rows = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(personProfile, eq(personProfile.personId, appUser.personId))
    .leftJoin(accountClosing, eq(accountClosing.personId, personProfile.personId))
    .where(
      and(
        inArray(appUser.id, [...appUserIds]),
        eq(personProfile.photosArePublic, true),
        isNull(accountClosing.personId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The next batch checks the person's records. */
export async function followPhotoChoice(tx: Database, personId: string): Promise<void> {
  const users = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.personId, personId));
  if (users.length === 0) return;
  const { id, appUserId, photo } = occurrence;
  const own = users.map((user) => user.id);
  const rows = await tx
    .select({ id })
    .from(occurrence)
    .where(and(inArray(appUserId, own), isNotNull(photo)));
  await lookAgain(
    tx,
    rows.map((row) => row.id),
  );
}

/** The owner's choice is read again, so that a withdrawn photo is gone at once. */
export async function findPublicPhoto(
  sources: PhotoSources,
  publicId: string,
): Promise<RecordPhoto | null> {
  const { db } = sources.database;
  const [place] = await db
    .select({ id: publicPlace.recordId })
    .from(publicPlace)
    .where(
      and(
        eq(publicPlace.publicId, publicId),
        eq(publicPlace.importId, FROM_PHONES),
        eq(publicPlace.hasPhoto, true),
        sql`${publicPlace.coarseSide} = 0`,
      ),
    );
  if (!place || !(await withPublicPhoto(db, [place.id])).has(place.id)) return null;
  const [found] = await db
    .select({ submissionId: occurrence.submissionId, photo: occurrence.photo })
    .from(occurrence)
    .where(eq(occurrence.id, place.id));
  if (!found?.photo) return null;
  return findRecordPhoto(
    sources,
    found.submissionId,
    found.photo,
    (sha256) => new OwnedContent('public-photo', sha256),
  );
}
