import {
  DoneAnswer,
  GapStateRequest,
  GapsAnswer,
  GapsFileQuery,
  GapsQuery,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { sendCsv } from '../csv/csv-answer';
import { recordAction } from '../record-action';
import { everyGap, listGaps, setGapState } from './gap-queries';

const HEAD = [
  'createdAt',
  'state',
  'fullName',
  'userName',
  'country',
  'sdg',
  'extraDetail',
] as const;

/** Routes for gap suggestions and their states. */
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
      return sendCsv(reply, { name: 'gaps', head: HEAD, rows: rows(db, request.query) });
    },
  );

  app.post(
    '/gaps/:id/state',
    administratorRoute('Mark a suggestion as new, seen or answered', {
      params: NumericIdParams,
      body: GapStateRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { id } = request.params;
      const { state } = request.body;
      await setGapState(db, id, state);
      const details = { gapId: id, state };
      await recordAction(context, request, 'gap.state_changed', { details });
      return { done: true as const };
    },
  );
}

async function* rows(db: Database, query: GapsFileQuery) {
  for await (const gap of everyGap(db, query)) yield HEAD.map((column) => gap[column]);
}
