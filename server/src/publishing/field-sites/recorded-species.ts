import type { FieldSiteSpecies } from '@aranya/shared/contracts';
import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { OwnedContent } from '../../collecting/files/owned-content';
import { effectiveName } from '../../collecting/reviews/effective-name';
import { photosOf } from '../../collecting/shown-photos/received-photos';
import {
  findRecordPhoto,
  type PhotoSources,
  type RecordPhoto,
} from '../../collecting/shown-photos/record-photo';
import { siteKey } from '../../collecting/site-key';
import { appUser, form, occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { FIELD_SITE_LIMITS } from './limits';

/** Only forms whose records may be shown for field sites. */
const namesSite = (siteName: string) =>
  and(
    sql`${occurrence.fieldSite} is not null`,
    eq(siteKey(occurrence.fieldSite), siteKey(siteName)),
    isNotNull(form.fieldSitesSince),
    eq(occurrence.isRejected, false),
  );

/** The sender was informed that staff see it; only the records of a closed account remain. */
const photoMayBeSeen = and(
  gte(occurrence.submittedAt, form.fieldSitesSince),
  eq(appUser.anonymous, false),
);

/** Excludes deleted, edited-away and rejected records. */
export async function readRecordedSpecies(
  db: Database,
  siteName: string,
): Promise<FieldSiteSpecies[]> {
  const rows = await db
    .select({
      speciesName: effectiveName,
      speciesNameType: sql<string | null>`max(${occurrence.speciesType})`,
      records: sql<number>`count(*)`.mapWith(Number),
      lastRecordedOn: sql<string | null>`max(${occurrence.observedOn})::text`,
      photoOf: sql<
        number | null
      >`max(${occurrence.id}) filter (where ${occurrence.photo} is not null and ${photoMayBeSeen})`.mapWith(
        (id) => (id === null ? null : Number(id)),
      ),
    })
    .from(occurrence)
    .innerJoin(form, eq(form.id, occurrence.formId))
    .innerJoin(appUser, eq(appUser.id, occurrence.appUserId))
    .where(namesSite(siteName))
    .groupBy(effectiveName)
    .orderBy(desc(sql`count(*)`), effectiveName)
    .limit(FIELD_SITE_LIMITS.recordedSpecies);
  const received = await photosReceived(
    db,
    rows.flatMap(({ photoOf }) => photoOf ?? []),
  );
  return rows.map(({ photoOf, speciesNameType, ...row }) => ({
    ...row,
    speciesNameType: speciesNameType ?? '',
    imageUri: null,
    imageCaption: null,
    photoOf: photoOf !== null && received.has(photoOf) ? String(photoOf) : null,
  }));
}

/** Files are a separate query, because a cluster joins them by the instance id only. */
async function photosReceived(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const records = await db
    .select({
      id: occurrence.id,
      submissionId: occurrence.submissionId,
      photo: occurrence.photo,
    })
    .from(occurrence)
    .where(inArray(occurrence.id, [...ids]));
  const photos = await photosOf(
    db,
    records.map(({ submissionId }) => submissionId),
  );
  const here = records.filter(
    ({ submissionId, photo }) => photo !== null && photos.get(submissionId)?.names.includes(photo),
  );
  return new Set(here.map(({ id }) => id));
}

/** Searches records of that site only: others have no photo here. @param id Is `photoOf` */
export async function recordedPhoto(
  sources: PhotoSources,
  siteName: string,
  id: number,
): Promise<RecordPhoto | null> {
  const [found] = await sources.database.db
    .select({ submissionId: occurrence.submissionId, photo: occurrence.photo })
    .from(occurrence)
    .innerJoin(form, eq(form.id, occurrence.formId))
    .innerJoin(appUser, eq(appUser.id, occurrence.appUserId))
    .where(and(eq(occurrence.id, id), namesSite(siteName), photoMayBeSeen));
  if (!found?.photo) return null;
  const owned = (sha256: string) => new OwnedContent('field-site-photo', sha256);
  return findRecordPhoto(sources, found.submissionId, found.photo, owned);
}
