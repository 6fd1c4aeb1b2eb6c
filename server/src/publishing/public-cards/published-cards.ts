import {
  isHttpsAddress,
  isOwnPath,
  type PublicCard,
  type PublicCards,
} from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { publicCard } from './tables';

/** In the administrator's order. @param today `YYYY-MM-DD` */
export async function publishedCards(db: Database, today: string): Promise<PublicCards> {
  const cards = await db
    .select()
    .from(publicCard)
    .where(eq(publicCard.published, true))
    .orderBy(publicCard.position, publicCard.id);
  const ofKind = (wanted: 'campaign' | 'event') =>
    cards.filter(({ kind }) => kind === wanted).map((card) => shown(card, today));
  return { campaigns: ofKind('campaign'), events: ofKind('event') };
}

function shown(card: typeof publicCard.$inferSelect, today: string): PublicCard {
  // An older version may have stored a link that only looks like a path.
  const link = isOwnPath(card.link) || isHttpsAddress(card.link) ? card.link : '';
  const lastDay = card.endsOn ?? card.startsOn;
  const past = lastDay !== null && lastDay < today;
  return { ...card, link, past };
}
