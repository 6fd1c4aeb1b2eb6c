import { StatisticsAnswer } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../collecting/collecting-context';
import type { ServerApp } from '../../platform/http/app-types';
import { jsonContent } from '../../platform/http/json-content';
import { routesOf } from '../../platform/http/route-options';
import { countHomeStatistics } from './home-statistics';

const route = routesOf(['statistics']);

/** Browsers ask on each visit; a shared cache forwards one request every two seconds. */
const FRESHNESS = { browser: 0, shared: 2 };

/** The counters of the home page (specification section 7). */
export async function statisticsRoutes(
  app: ServerApp,
  { database, publicAnswers }: Pick<CollectingContext, 'database' | 'publicAnswers'>,
): Promise<void> {
  const counters = async () =>
    jsonContent(StatisticsAnswer, { rows: [await countHomeStatistics(database.db)] });

  app.get(
    '/getDetails',
    route(
      { audience: 'anyone' },
      'Species, citizen scientists and contributions, counted from the records',
      { response: { 200: StatisticsAnswer } },
    ),
    async (request, reply) => publicAnswers.send(request, reply, 'getDetails', FRESHNESS, counters),
  );
}
