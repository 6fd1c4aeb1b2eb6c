import { GapSuggestion, GapSuggestionAnswer, IdempotencyKeyHeader } from '@aranya/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { doOnce } from '../../people/repeated-calls/do-once';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import type { PublishingContext } from '../../publishing/publishing-context';
import { gapSuggestion } from './tables';

/** Keeps a suggestion, as many as one address may make. */
export async function keepSuggestion(
  { database, limiter }: PublishingContext,
  request: FastifyRequest,
  suggestion: GapSuggestion,
  headers: IdempotencyKeyHeader = {},
): Promise<void> {
  await limiter.count('gapPerAddress', callerNetwork(request));
  const call = { name: 'measurement_gaps', personId: null, headers, body: suggestion };
  await doOnce(database.db, call, async (tx) => {
    await tx.insert(gapSuggestion).values(suggestion);
  });
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
        headers: IdempotencyKeyHeader,
        body: GapSuggestion,
        response: { 200: GapSuggestionAnswer },
      },
    },
    async (request) => {
      await keepSuggestion(context, request, request.body, request.headers);
      return { received: true as const };
    },
  );
}
