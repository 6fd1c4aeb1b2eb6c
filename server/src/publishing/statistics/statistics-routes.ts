import { StatisticsAnswer } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../collecting/collecting-context';
import type { ServerApp } from '../../platform/http/app-types';
import { jsonContent } from '../../platform/http/json-content';
import { countHomeStatistics } from './home-statistics';

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
    {
      config: { audience: 'anyone' },
      schema: {
        summary: 'Species, citizen scientists and contributions, counted from the records',
        tags: ['statistics'],
        response: { 200: StatisticsAnswer },
      },
    },
    async (request, reply) => publicAnswers.send(request, reply, 'getDetails', FRESHNESS, counters),
  );
}
