import {
  CARD_COLUMNS,
  CardFields,
  CardMadeAnswer,
  CardOrderRequest,
  CardsAnswer,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, DONE } from '../administrator-route';
import { sendCsv } from '../csv';
import { addCards, changeCard, deleteCard, listCards, orderCards } from './card-queries';

/** Cards contain no personal data, so changes are not audited. */
export function cardRoutes(app: ServerApp, { database: { db } }: PublishingContext): void {
  app.get(
    '/cards',
    administratorRoute('Every card, published or not', { response: { 200: CardsAnswer } }),
    async () => ({ cards: await listCards(db) }),
  );

  app.get('/cards.csv', administratorRoute('The same as a table'), async (_, reply) =>
    sendCsv(reply, 'cards', CARD_COLUMNS, everyCard(db)),
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
    changeRoute(
      'Put the cards of a kind in an order',
      { body: CardOrderRequest },
      LIMITS.listBodyBytes,
    ),
    async (request) => {
      await orderCards(db, request.body.kind, request.body.ids);
      return DONE;
    },
  );

  app.post(
    '/cards/:id',
    changeRoute('Change a card', { params: NumericIdParams, body: CardFields }),
    async (request) => {
      await changeCard(db, request.params.id, request.body);
      return DONE;
    },
  );

  app.post(
    '/cards/:id/delete',
    changeRoute('Delete a card', { params: NumericIdParams }),
    async (request) => {
      await deleteCard(db, request.params.id);
      return DONE;
    },
  );
}

async function* everyCard(db: Database) {
  yield* await listCards(db);
}
