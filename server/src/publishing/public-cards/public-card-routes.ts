import { PublicCards } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../collecting/collecting-context';
import type { ServerApp } from '../../platform/http/app-types';
import { jsonContent } from '../../platform/http/json-content';
import { routesOf } from '../../platform/http/route-options';
import { publishedCards } from './published-cards';

const route = routesOf(['public cards']);

/** A new card may take this long to reach everybody, in seconds. */
const FRESHNESS = { browser: 60 };

/** The campaign and event cards of the public pages. */
export function publicCardRoutes(
  app: ServerApp,
  { database, publicAnswers }: Pick<CollectingContext, 'database' | 'publicAnswers'>,
): void {
  const cards = async () =>
    jsonContent(
      PublicCards,
      await publishedCards(database.db, new Date().toISOString().slice(0, 10)),
    );

  app.get(
    '/public-cards',
    route({ audience: 'anyone' }, 'Campaigns and events that an administrator published', {
      response: { 200: PublicCards },
    }),
    async (request, reply) => publicAnswers.send(request, reply, 'public-cards', FRESHNESS, cards),
  );
}
