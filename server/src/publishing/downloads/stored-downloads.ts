import { LICENCE_FACTS, LICENCES, type Licence } from '@aranya/shared/contracts';
import type { DownloadRequest, ExploreDownload } from '@aranya/shared/contracts/explore';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { Problem } from '../../platform/problems/problem';
import { exploreDownload } from './tables';

/** `site` has no trailing slash. */
interface DownloadPlace {
  brand: string;
  site: string;
}

export type StoredDownload = typeof exploreDownload.$inferSelect;

type Counts = Pick<ExploreDownload, 'licences' | 'leftOut'>;

/** Below the prefix of the API. */
export const DOWNLOADS_PATH = '/explore/downloads';

/** Returns an equal one of the last day instead, so that repeated presses add no rows. */
export async function storeDownload(
  db: Database,
  { filter, format }: DownloadRequest,
  counts: Counts,
): Promise<StoredDownload> {
  const [known] = await db
    .select()
    .from(exploreDownload)
    .where(
      and(
        eq(exploreDownload.filter, filter),
        eq(exploreDownload.format, format),
        eq(exploreDownload.licences, counts.licences),
        eq(exploreDownload.leftOut, counts.leftOut),
        gt(exploreDownload.madeAt, sql`now() - interval '1 day'`),
      ),
    )
    .limit(1);
  if (known) return known;
  const [made] = await db
    .insert(exploreDownload)
    .values({ filter, format, ...counts })
    .returning();
  if (!made) throw new Error('The download was not stored.');
  return made;
}

/** @throws Problem `not_found` if there is none with this id */
export async function findDownload(db: Database, id: string): Promise<StoredDownload> {
  const [found] = await db.select().from(exploreDownload).where(eq(exploreDownload.id, id));
  if (!found) throw new Problem('not_found');
  return found;
}

export const strictest = (licences: readonly { licence: Licence }[]): Licence | null =>
  LICENCES.filter((one) => licences.some(({ licence }) => licence === one)).at(-1) ?? null;

export function describeDownload(
  { id, filter, format, madeAt, licences, leftOut }: StoredDownload,
  { brand, site }: DownloadPlace,
): ExploreDownload {
  const count = licences.reduce((sum, one) => sum + one.count, 0);
  const licence = strictest(licences);
  const address = `${site}${DOWNLOADS_PATH}/${id}`;
  const terms = licence ? `, ${LICENCE_FACTS[licence].name}` : '';
  const day = madeAt.toISOString().slice(0, 10);
  return {
    id,
    filter,
    format,
    madeAt: madeAt.toISOString(),
    count,
    leftOut,
    licence,
    licences,
    citation: `${brand} (${day.slice(0, 4)}). Public records of plants and animals: ${count.toLocaleString('en')} records${terms}. Downloaded ${day}. ${address}`,
    address,
    file: `${API_PREFIX}${DOWNLOADS_PATH}/${id}/file`,
  };
}
