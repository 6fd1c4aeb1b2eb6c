import { GapSuggestion, GapSuggestionAnswer } from '@aranya/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import type { PublishingContext } from '../../publishing/publishing-context';
import { gapSuggestion } from './tables';

/** Keeps a suggestion, as many as one address may make. */
export async function keepSuggestion(
  { database, limiter }: PublishingContext,
  request: FastifyRequest,
  suggestion: GapSuggestion,
): Promise<void> {
  await limiter.count('gapPerAddress', callerNetwork(request));
  await database.db.insert(gapSuggestion).values(suggestion);
}

/** Suggestions of what should be measured (specification section 7). */
export function gapRoutes(app: ServerApp, context: PublishingContext): void {
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
      await keepSuggestion(context, request, request.body);
      return { received: true as const };
    },
  );
}
