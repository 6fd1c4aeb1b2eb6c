import type {
  AdministeredGap,
  GapState,
  GapsAnswer,
  GapsFileQuery,
  GapsQuery,
} from '@aranya/shared/contracts/administration';
import { and, count, desc, eq, lt, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { allRows } from '../csv/all-rows';
import { partOf } from '../paging';
import { gapSuggestion } from './tables';

const chosenGaps = ({ sdg, country, state }: GapsFileQuery): SQL | undefined =>
  and(
    sdg ? eq(gapSuggestion.sdg, sdg) : undefined,
    country ? eq(gapSuggestion.country, country) : undefined,
    state ? eq(gapSuggestion.state, state) : undefined,
  );

/** Returns one page of the suggestions, latest first, with the available filters. */
export async function listGaps(db: Database, query: GapsQuery): Promise<GapsAnswer> {
  const chosen = chosenGaps(query);
  const [counted] = await db.select({ total: count() }).from(gapSuggestion).where(chosen);
  const { limit, offset } = partOf(query.page);
  const gaps = await db
    .select()
    .from(gapSuggestion)
    .where(chosen)
    .orderBy(desc(gapSuggestion.id))
    .limit(limit)
    .offset(offset);
  return {
    total: counted?.total ?? 0,
    gaps: gaps.map(described),
    sdgs: await valuesOf(db, gapSuggestion.sdg),
    countries: await valuesOf(db, gapSuggestion.country),
  };
}

async function valuesOf(
  db: Database,
  column: typeof gapSuggestion.sdg | typeof gapSuggestion.country,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ value: column })
    .from(gapSuggestion)
    .where(ne(column, ''))
    .orderBy(column);
  return rows.map(({ value }) => value);
}

/** Yields all suggestions of a filter, latest first. */
export const everyGap = (db: Database, query: GapsFileQuery): AsyncGenerator<AdministeredGap> =>
  allRows(async (after: AdministeredGap | null, limit) => {
    const rows = await db
      .select()
      .from(gapSuggestion)
      .where(and(chosenGaps(query), after ? lt(gapSuggestion.id, after.id) : undefined))
      .orderBy(desc(gapSuggestion.id))
      .limit(limit);
    return rows.map(described);
  });

const described = ({ createdAt, ...gap }: typeof gapSuggestion.$inferSelect): AdministeredGap => ({
  ...gap,
  createdAt: createdAt.toISOString(),
});

/** @throws Problem `not_found` if there is no such suggestion. */
export async function setGapState(db: Database, id: number, state: GapState): Promise<void> {
  const changed = await db
    .update(gapSuggestion)
    .set({ state })
    .where(eq(gapSuggestion.id, id))
    .returning({ id: gapSuggestion.id });
  if (changed.length === 0) throw new Problem('not_found');
}
