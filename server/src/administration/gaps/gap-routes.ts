import { GapSuggestion, GapSuggestionAnswer, IdempotencyKeyHeader } from '@aranya/shared/contracts';
import { doOnce } from '../../people/repeated-calls/do-once';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import type { PublishingContext } from '../../publishing/publishing-context';
import { gapSuggestion } from './tables';

const route = routesOf(['gaps']);

export async function keepSuggestion(
  { database }: Pick<PublishingContext, 'database'>,
  suggestion: GapSuggestion,
  headers: IdempotencyKeyHeader = {},
): Promise<void> {
  const call = { name: 'measurement_gaps', personId: null, headers, body: suggestion };
  await doOnce(database.db, call, async (tx) => {
    await tx.insert(gapSuggestion).values(suggestion);
  });
}

/** Specification section 7. */
export function gapRoutes(app: ServerApp, context: PublishingContext): void {
  app.post(
    '/measurement_gaps',
    route({ audience: 'anyone', limit: 'gapPerAddress' }, 'Suggest a gap in the data', {
      headers: IdempotencyKeyHeader,
      body: GapSuggestion,
      response: { 200: GapSuggestionAnswer },
    }),
    async (request) => {
      await keepSuggestion(context, request.body, request.headers);
      return { received: true as const };
    },
  );
}
