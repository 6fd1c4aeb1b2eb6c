import {
  CARD_COLUMNS,
  CardFields,
  CardMadeAnswer,
  CardOrderRequest,
  CardsAnswer,
  DoneAnswer,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { sendCsv } from '../csv/csv-answer';
import { addCards, changeCard, deleteCard, listCards, orderCards } from './card-queries';

/**
 * Campaign and event cards of the public pages. They contain no personal data, so changes are not
 * audited.
 */
export function cardRoutes(
  app: ServerApp,
  { database: { db } }: Pick<PublishingContext, 'database'>,
): void {
  const done = { done: true as const };

  app.get(
    '/cards',
    administratorRoute('Every card, published or not', { response: { 200: CardsAnswer } }),
    async () => ({ cards: await listCards(db) }),
  );

  app.get('/cards.csv', administratorRoute('The same as a table'), async (_, reply) =>
    sendCsv(reply, { name: 'cards', head: CARD_COLUMNS, rows: rows(db) }),
  );

  app.post(
    '/cards',
    administratorRoute('Add a card behind those of its kind', {
      body: CardFields,
      response: { 200: CardMadeAnswer },
    }),
    async (request) => {
      const [id = 0] = await addCards(db, [request.body]);
      return { id };
    },
  );

  app.post(
    '/cards/order',
    {
      bodyLimit: LIMITS.listBodyBytes,
      ...administratorRoute('Put the cards of a kind in an order', {
        body: CardOrderRequest,
        response: { 200: DoneAnswer },
      }),
    },
    async (request) => {
      await orderCards(db, request.body.kind, request.body.ids);
      return done;
    },
  );

  app.post(
    '/cards/:id',
    administratorRoute('Change a card', {
      params: NumericIdParams,
      body: CardFields,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      await changeCard(db, request.params.id, request.body);
      return done;
    },
  );

  app.post(
    '/cards/:id/delete',
    administratorRoute('Delete a card', {
      params: NumericIdParams,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      await deleteCard(db, request.params.id);
      return done;
    },
  );
}

async function* rows(db: Database) {
  for (const card of await listCards(db)) yield CARD_COLUMNS.map((column) => card[column]);
}
