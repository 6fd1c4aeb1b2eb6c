import type { OwnRecord } from '@aranya/shared/contracts';
import { asc, inArray } from 'drizzle-orm';
import { reviewEventsOf } from '../../collecting/reviews/review-events';
import { coarseningEvent, reviewState } from '../../collecting/reviews/review-state';
import { photosOf } from '../../collecting/shown-photos/received-photos';
import { occurrence } from '../../collecting/tables';
import { OWN_RECORDS_LIMITS } from '../../publishing/collected-data/limits';
import { readLocalNames } from '../../publishing/collected-data/local-names';
import type { AccountContext } from '../account-context';
import { editEnd, isDeletable, type RecordRow } from './own-record-rows';
import { publicPlacesOf, recordStatus } from './record-status';

export async function describeRecords(
  { collection, database: { db }, publicPlaces, settings }: AccountContext,
  rows: readonly RecordRow[],
): Promise<OwnRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ current }) => current);
  const occurrences = await db
    .select()
    .from(occurrence)
    .where(inArray(occurrence.submissionId, ids))
    .orderBy(asc(occurrence.submissionId), asc(occurrence.position));
  const photos = await photosOf(db, ids);
  const firstIds = rows.map(({ id }) => id);
  const events = await reviewEventsOf(db, firstIds);
  const localNames = await readLocalNames(db);
  const rules = await publicPlaces.rules();
  const places = await publicPlacesOf(db, occurrences);
  const { listed } = OWN_RECORDS_LIMITS;
  return rows.map((row): OwnRecord => {
    const own = occurrences.filter(({ submissionId }) => submissionId === row.current);
    const reviews = events.get(row.id) ?? [];
    const coarsening = coarseningEvent(reviews);
    const photosOfRow = photos.get(row.current) ?? { names: [], unshown: 0 };
    const end = editEnd(row, settings.editHours, collection);
    return {
      id: String(row.id),
      formId: row.xmlFormId,
      formTitle: row.formTitle ?? row.xmlFormId,
      formVersion: row.formVersion || null,
      receivedAt: row.submittedAt.toISOString(),
      observedOn: own[0]?.observedOn ?? null,
      // ODK Central gives an edited record this review state, until a reviewer sets another one.
      isEdited: row.current !== row.id || row.review === 'edited',
      ...(end && { editableUntil: end.toISOString() }),
      isDeletable: isDeletable(row, collection),
      species: own.slice(0, listed).map((one) => ({
        speciesName: one.speciesName,
        localName: localNames(one.speciesName),
        place:
          one.latitude === null || one.longitude === null ? null : [one.latitude, one.longitude],
        review: reviewState(reviews, { ...one, versionId: row.current }).review,
      })),
      speciesCount: own.length,
      photos: photosOfRow.names.slice(0, listed),
      unshownPhotos: photosOfRow.unshown,
      isInCentral: !row.isHere,
      hasIssues: row.review === 'hasIssues',
      ...(coarsening && { coarseReason: coarsening.text }),
      ...recordStatus(row, own, rules, places),
    };
  });
}
