import {
  type AdministeredGap,
  type GapState,
  GapStateRequest,
  GapsAnswer,
  GapsFileQuery,
  GapsQuery,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { and, desc, eq, lt, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { allRows, sendCsv } from '../csv';
import { partOf, requireRow } from '../paging';
import { gapSuggestion } from './tables';

const HEAD = [
  'createdAt',
  'state',
  'fullName',
  'userName',
  'country',
  'sdg',
  'extraDetail',
] as const;

export function gapAdministrationRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  app.get(
    '/gaps',
    administratorRoute('Gap suggestions by goal, country and state, page by page', {
      querystring: GapsQuery,
      response: { 200: GapsAnswer },
    }),
    async (request) => listGaps(db, request.query),
  );

  app.get(
    '/gaps.csv',
    administratorRoute('The same as a table', { querystring: GapsFileQuery }),
    async (request, reply) => {
      await recordAction(context, request, 'gaps.downloaded');
      return sendCsv(reply, 'gaps', HEAD, everyGap(db, request.query));
    },
  );

  app.post(
    '/gaps/:id/state',
    changeRoute('Mark a suggestion as new, seen or answered', {
      params: NumericIdParams,
      body: GapStateRequest,
    }),
    async (request) => {
      const { id } = request.params;
      const { state } = request.body;
      await setGapState(db, id, state);
      const details = { gapId: id, state };
      return recordAction(context, request, 'gap.state_changed', { details });
    },
  );
}

const chosenGaps = ({ sdg, country, state }: GapsFileQuery): SQL | undefined =>
  and(
    sdg ? eq(gapSuggestion.sdg, sdg) : undefined,
    country ? eq(gapSuggestion.country, country) : undefined,
    state ? eq(gapSuggestion.state, state) : undefined,
  );

async function listGaps(db: Database, query: GapsQuery): Promise<GapsAnswer> {
  const chosen = chosenGaps(query);
  const { limit, offset } = partOf(query.page);
  const gaps = await db
    .select()
    .from(gapSuggestion)
    .where(chosen)
    .orderBy(desc(gapSuggestion.id))
    .limit(limit)
    .offset(offset);
  return {
    total: await db.$count(gapSuggestion, chosen),
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

const everyGap = (db: Database, query: GapsFileQuery): AsyncGenerator<AdministeredGap> =>
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
async function setGapState(db: Database, id: number, state: GapState): Promise<void> {
  requireRow(
    await db.update(gapSuggestion).set({ state }).where(eq(gapSuggestion.id, id)).returning(),
  );
}
