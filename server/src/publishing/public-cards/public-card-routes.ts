import { PublicCards } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../collecting/collecting-context';
import type { ServerApp } from '../../platform/http/app-types';
import { publishedCards } from './published-cards';

/** A new card may take this long to reach everybody, in seconds. */
const FRESH_SECONDS = 60;

/** The campaign and event cards of the public pages. */
export function publicCardRoutes(app: ServerApp, { database }: CollectingContext): void {
  app.get(
    '/public-cards',
    {
      config: { audience: 'anyone' },
      schema: {
        summary: 'Campaigns and events that an administrator published',
        tags: ['public cards'],
        response: { 200: PublicCards },
      },
    },
    async (_, reply) => {
      reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
      return publishedCards(database.db, new Date().toISOString().slice(0, 10));
    },
  );
}
