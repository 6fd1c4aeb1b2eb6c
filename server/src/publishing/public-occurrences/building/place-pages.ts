import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { placeRecords } from '../../../collecting/public-places/change-places';
import { FROM_PHONES, publicPlace } from '../../../collecting/public-places/tables';
import { occurrence } from '../../../collecting/tables';
import { importedOccurrence } from '../../../importing/tables';
import type { Database } from '../../../platform/database/database';
import type { Borders } from '../../places/borders';
import type { PublicRules } from '../protection/public-rules';
import { importOf } from '../protection/recorded-days';
import { importedPlaces, type PublicRow, recordedPlaces } from '../public-occurrences';
import { describeImported, describeRecorded } from './describe-places';

/** Records per page. */
export const PAGE = 2_000;

export interface Placing {
  rules: PublicRules;
  borders: Borders;
  /** Records received later are not yet public; null: all are. */
  publishedBefore: Date | null;
}

/** Adds public places whose record no longer exists; `last` is null when no page follows. */
export async function wholePage(
  tx: Database,
  importId: number,
  after: number,
  stored: readonly { id: number }[],
): Promise<{ ids: number[]; last: number | null }> {
  const last = (stored.length === PAGE && stored.at(-1)?.id) || null;
  const { recordId } = publicPlace;
  const placed = await tx
    .select({ id: recordId })
    .from(publicPlace)
    .where(
      and(
        eq(publicPlace.importId, importId),
        gt(recordId, after),
        last === null ? undefined : lte(recordId, last),
      ),
    );
  return { ids: [...new Set([...stored, ...placed].map(({ id }) => id))], last };
}

const numbers = (ids: readonly number[]) => sql.raw(`(${ids.join(', ')})`);

/** @returns number of changes */
export async function placeOccurrences(
  tx: Database,
  { rules, borders, publishedBefore }: Placing,
  ids: readonly number[],
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    const places = recordedPlaces(
      rules,
      publishedBefore,
      sql`${occurrence.id} in ${numbers(page)}`,
    );
    const { rows } = await tx.execute<PublicRow>(sql`select * from ${places}`);
    const described = await describeRecorded(tx, borders, rows);
    changed += await placeRecords(tx, FROM_PHONES, page, described);
  }
  return changed;
}

/** Also updates imports that are not visible yet. */
export async function placeImported(
  tx: Database,
  { rules, borders }: Pick<Placing, 'rules' | 'borders'>,
  importId: number,
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    const places = importedPlaces(
      rules,
      sql`${importOf} = ${importId} and ${importedOccurrence.id} in ${numbers(page)}`,
    );
    const { rows } = await tx.execute<PublicRow>(sql`select * from ${places}`);
    await placeRecords(tx, importId, page, await describeImported(tx, borders, rows));
  }
}
