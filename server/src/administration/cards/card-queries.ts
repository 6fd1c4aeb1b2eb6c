import type {
  AdministeredCard,
  CardFields,
  CardKind,
} from '@aranya/shared/contracts/administration';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { publicCard } from '../../publishing/public-cards/tables';
import { requireRow } from '../paging';

export async function listCards(db: Database): Promise<AdministeredCard[]> {
  const cards = await db
    .select()
    .from(publicCard)
    .orderBy(publicCard.kind, publicCard.position, publicCard.id);
  return cards.map(({ position: _, updatedAt, ...card }) => ({
    ...card,
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function addCards(db: Database, cards: readonly CardFields[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const card of cards) {
      const last = sql<number>`(select coalesce(max(${publicCard.position}), 0) + 1 from ${publicCard} where ${publicCard.kind} = ${card.kind})`;
      const [made] = await tx
        .insert(publicCard)
        .values({ ...card, position: last })
        .returning({ id: publicCard.id });
      if (made) ids.push(made.id);
    }
    return ids;
  });
}

/** @throws Problem `not_found`. */
export async function changeCard(db: Database, id: number, card: CardFields): Promise<void> {
  requireRow(
    await db
      .update(publicCard)
      .set({ ...card, updatedAt: new Date() })
      .where(eq(publicCard.id, id))
      .returning(),
  );
}

/** @throws Problem `not_found`. */
export async function deleteCard(db: Database, id: number): Promise<void> {
  requireRow(await db.delete(publicCard).where(eq(publicCard.id, id)).returning());
}

/** A card that is not named keeps its number. */
export async function orderCards(
  db: Database,
  kind: CardKind,
  ids: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [index, id] of ids.entries()) {
      await tx
        .update(publicCard)
        .set({ position: index + 1 })
        .where(and(eq(publicCard.id, id), eq(publicCard.kind, kind)));
    }
  });
}
