import type { CollectedPoint } from '@aranya/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import { centralSubmission } from '../../collecting/central/tables';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import type { LocalNames } from './local-names';

/**
 * The records of one app user, oldest first. A record whose place cannot be read comes with the
 * location null, so that it is counted but not drawn.
 */
export async function collectedPoints(
  db: Database,
  appUserId: number,
  localNames: LocalNames,
): Promise<CollectedPoint[]> {
  const rows = await db
    .select({
      speciesName: occurrence.speciesName,
      speciesType: occurrence.speciesType,
      latitude: occurrence.latitude,
      longitude: occurrence.longitude,
      submittedAt: occurrence.submittedAt,
      review: centralSubmission.review,
    })
    .from(occurrence)
    .leftJoin(centralSubmission, eq(centralSubmission.submissionId, occurrence.submissionId))
    .where(eq(occurrence.appUserId, appUserId))
    .orderBy(asc(occurrence.submittedAt), asc(occurrence.id));
  return rows.map(({ speciesName, speciesType, latitude, longitude, submittedAt, review }) => ({
    speciesName,
    localName: localNames(speciesName),
    speciesType,
    speciesLocation: latitude === null || longitude === null ? null : [latitude, longitude],
    submissionDate: submittedAt.toISOString(),
    ...(review === 'hasIssues' && { hasIssues: true as const }),
  }));
}
