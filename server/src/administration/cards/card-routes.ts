import {
  CARD_COLUMNS,
  CardFields,
  CardMadeAnswer,
  CardOrderRequest,
  CardsAnswer,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import { publicCard } from '../../publishing/public-cards/tables';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, done } from '../administrator-route';
import { sendCsv } from '../csv';
import { isoTime, requireRow } from '../paging';

/** Cards contain no personal data, so changes are not audited. */
export function cardRoutes(app: ServerApp, { database: { db } }: PublishingContext): void {
  const listCards = () =>
    db
      .select({ ...getTableColumns(publicCard), updatedAt: isoTime(publicCard.updatedAt) })
      .from(publicCard)
      .orderBy(publicCard.kind, publicCard.position, publicCard.id);

  app.get(
    '/cards',
    administratorRoute('Every card, published or not', { response: { 200: CardsAnswer } }),
    async () => ({ cards: await listCards() }),
  );

  app.get('/cards.csv', administratorRoute('The same as a table'), async (_, reply) =>
    sendCsv(reply, 'cards', CARD_COLUMNS, await listCards()),
  );

  app.post(
    '/cards',
    administratorRoute('Add a card behind those of its kind', {
      body: CardFields,
      response: { 200: CardMadeAnswer },
    }),
    async (request) => requireRow(await addCards(db, [request.body])),
  );

  // A card that is not named keeps its number.
  app.post(
    '/cards/order',
    changeRoute(
      'Put the cards of a kind in an order',
      { body: CardOrderRequest },
      LIMITS.listBodyBytes,
    ),
    async ({ body: { kind, ids } }) =>
      done(
        db.transaction(async (tx) => {
          for (const [index, id] of ids.entries()) {
            await tx
              .update(publicCard)
              .set({ position: index + 1 })
              .where(and(eq(publicCard.id, id), eq(publicCard.kind, kind)));
          }
        }),
      ),
  );

  app.post(
    '/cards/:id',
    changeRoute('Change a card', { params: NumericIdParams, body: CardFields }),
    async ({ params: { id }, body }) =>
      done(
        db
          .update(publicCard)
          .set({ ...body, updatedAt: new Date() })
          .where(eq(publicCard.id, id))
          .returning()
          .then(requireRow),
      ),
  );

  app.post(
    '/cards/:id/delete',
    changeRoute('Delete a card', { params: NumericIdParams }),
    async ({ params: { id } }) =>
      done(db.delete(publicCard).where(eq(publicCard.id, id)).returning().then(requireRow)),
  );
}

export const addCards = (db: Database, cards: readonly CardFields[]): Promise<{ id: number }[]> =>
  db.transaction(async (tx) => {
    const made: { id: number }[] = [];
    for (const card of cards) {
      const last = sql<number>`(select coalesce(max(${publicCard.position}), 0) + 1 from ${publicCard} where ${publicCard.kind} = ${card.kind})`;
      const row = tx.insert(publicCard).values({ ...card, position: last });
      made.push(...(await row.returning({ id: publicCard.id })));
    }
    return made;
  });
