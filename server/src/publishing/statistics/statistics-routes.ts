import { StatisticsAnswer } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../collecting/collecting-context';
import type { ServerApp } from '../../platform/http/app-types';
import { freshValue } from './fresh-value';
import { countHomeStatistics } from './home-statistics';

/** The counters of the home page (specification section 7). */
export async function statisticsRoutes(app: ServerApp, context: CollectingContext): Promise<void> {
  const statistics = freshValue(() => countHomeStatistics(context.database.db));

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
    async () => ({ rows: [await statistics()] }),
  );
}
