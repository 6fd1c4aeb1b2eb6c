import { GapSuggestion, GapSuggestionAnswer } from '@aranya/shared/contracts';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { gapSuggestion } from './tables';

/** Suggestions of what should be measured (specification section 7). */
export function gapRoutes(app: ServerApp, { database, limiter }: ServerContext): void {
  app.post(
    '/measurement_gaps',
    {
      config: { audience: 'anyone' },
      schema: {
        summary: 'Suggest a gap in the data',
        tags: ['gaps'],
        body: GapSuggestion,
        response: { 200: GapSuggestionAnswer },
      },
    },
    async (request) => {
      await limiter.count('gapPerAddress', request.ip);
      await database.db.insert(gapSuggestion).values(request.body);
      return { received: true as const };
    },
  );
}
