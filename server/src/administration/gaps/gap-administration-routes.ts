import {
  type AdministeredGap,
  GapStateRequest,
  GapsAnswer,
  GapsFileQuery,
  GapsQuery,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { and, desc, eq, getTableColumns, lt, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { allRows, sendCsv } from '../csv';
import { isoTime, partOf, requireRow } from '../paging';
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
      requireRow(
        await db.update(gapSuggestion).set({ state }).where(eq(gapSuggestion.id, id)).returning(),
      );
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

const selectGaps = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(gapSuggestion), createdAt: isoTime(gapSuggestion.createdAt) })
    .from(gapSuggestion)
    .where(where)
    .orderBy(desc(gapSuggestion.id));

async function listGaps(db: Database, query: GapsQuery): Promise<GapsAnswer> {
  const chosen = chosenGaps(query);
  const { limit, offset } = partOf(query.page);
  return {
    total: await db.$count(gapSuggestion, chosen),
    gaps: await selectGaps(db, chosen).limit(limit).offset(offset),
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
  allRows(async (after, limit) =>
    selectGaps(
      db,
      and(chosenGaps(query), after ? lt(gapSuggestion.id, after.id) : undefined),
    ).limit(limit),
  );
