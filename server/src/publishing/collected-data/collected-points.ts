import type { CollectedPoint } from '@aranya/shared/contracts';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { effectiveName } from '../../collecting/reviews/effective-name';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { type Gathering, gatheredPoints } from './gathered-points';
import { inCells, wholeCells } from './grid';
import { OWN_RECORDS_LIMITS } from './limits';
import type { LocalNames } from './local-names';
import { recordsWithIssues } from './records-with-issues';

/** Oldest first if few; the location is null for an unreadable place. Many become cells. */
export async function collectedPoints(
  db: Database,
  appUserId: number,
  { localNames, view }: Gathering,
): Promise<CollectedPoint[]> {
  const own = eq(occurrence.appUserId, appUserId);
  if (await areFew(db, own)) return points(db, own, localNames);
  if (!view) return gatheredPoints(db, own, { localNames });
  const inView = and(own, inCells(wholeCells(view))) ?? own;
  if (!(await areFew(db, inView))) return gatheredPoints(db, own, { localNames, view });
  return (await points(db, inView, localNames)).map((point) => ({ ...point, count: 1 }));
}

/** Counts no further than an answer holds. */
async function areFew(db: Database, which: SQL): Promise<boolean> {
  const rows = await db
    .select({ id: occurrence.id })
    .from(occurrence)
    .where(which)
    .offset(OWN_RECORDS_LIMITS.points)
    .limit(1);
  return rows.length === 0;
}

async function points(db: Database, which: SQL, localNames: LocalNames): Promise<CollectedPoint[]> {
  const rows = await db
    .select({
      speciesName: effectiveName,
      speciesType: occurrence.speciesType,
      latitude: occurrence.latitude,
      longitude: occurrence.longitude,
      submittedAt: occurrence.submittedAt,
      recordId: occurrence.submissionId,
    })
    .from(occurrence)
    .where(which)
    .orderBy(asc(occurrence.submittedAt), asc(occurrence.id));
  const withIssues = await recordsWithIssues(
    db,
    rows.map(({ recordId }) => recordId),
  );
  return rows.map(({ speciesName, speciesType, latitude, longitude, submittedAt, recordId }) => ({
    speciesName,
    localName: localNames(speciesName),
    speciesType,
    speciesLocation: latitude === null || longitude === null ? null : [latitude, longitude],
    submissionDate: submittedAt.toISOString(),
    ...(withIssues.has(recordId) && { hasIssues: true as const }),
    recordId: String(recordId),
  }));
}
