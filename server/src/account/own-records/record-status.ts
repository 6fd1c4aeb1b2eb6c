import type { OwnRecord, RecordStatus, StatusReason } from '@aranya/shared/contracts';
import { COARSE_SIDES } from '@aranya/shared/contracts/review';
import { and, eq, inArray } from 'drizzle-orm';
import { FROM_PHONES, publicPlace } from '../../collecting/public-places/tables';
import { effectiveNameOf } from '../../collecting/reviews/effective-name';
import type { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import type { PublicRules } from '../../publishing/public-occurrences/protection/public-rules';
import type { RecordRow } from './own-record-rows';

type Occurrence = typeof occurrence.$inferSelect;

type DescribedStatus = Pick<OwnRecord, 'status' | 'reasons' | 'coarseDegrees'>;

/** Keys are ids of occurrences. */
export type PublicPlaces = ReadonlyMap<number, { latitude: number; longitude: number }>;

export async function publicPlacesOf(
  db: Database,
  occurrences: readonly Occurrence[],
): Promise<PublicPlaces> {
  const ids = occurrences.map(({ id }) => id);
  const rows = await db
    .select()
    .from(publicPlace)
    .where(and(eq(publicPlace.importId, FROM_PHONES), inArray(publicPlace.recordId, ids)));
  return new Map(rows.map(({ recordId, ...place }) => [recordId, place]));
}

/** Degrees; a closer public place is considered exact. */
const SAME = 1e-9;

/** Both in degrees; a place moves by half a side at most. */
const sideOf = (moved: number): number =>
  COARSE_SIDES.find((side) => moved <= side / 2 + SAME) ?? Math.max(...COARSE_SIDES);

export function recordStatus(
  record: Pick<RecordRow, 'formKind' | 'encrypted' | 'review'>,
  occurrences: readonly Occurrence[],
  rules: Pick<PublicRules, 'published'>,
  places: PublicPlaces,
): DescribedStatus {
  const because = (status: RecordStatus, ...reasons: StatusReason[]): DescribedStatus => ({
    status,
    reasons: [...new Set(reasons)],
    coarseDegrees: null,
  });
  if (record.review === 'rejected') return because('not-counted', 'rejected');
  if (record.encrypted) return because('not-public', 'encrypted');
  if (occurrences.length === 0) return because('not-public', 'no-species');
  if (occurrences.every(({ isRejected }) => isRejected)) return because('not-counted', 'rejected');
  if (record.formKind === 'trial') return because('not-public', 'trial');
  const reasons = occurrences.flatMap((one): StatusReason[] => {
    if (one.isRejected) return ['rejected'];
    if (one.latitude === null || one.longitude === null) return ['no-place'];
    return rules.published.has(effectiveNameOf(one).toLowerCase()) ? [] : ['unlisted'];
  });
  if (reasons.length === occurrences.length) return because('not-public', ...reasons);
  const moves = occurrences.flatMap(({ id, latitude, longitude }) => {
    const place = places.get(id);
    if (!place || latitude === null || longitude === null) return [];
    return Math.max(Math.abs(place.latitude - latitude), Math.abs(place.longitude - longitude));
  });
  if (moves.length === 0) return because('received');
  const farthest = Math.max(...moves);
  if (farthest <= SAME) return because('counted');
  return { ...because('coarse'), coarseDegrees: sideOf(farthest) };
}
