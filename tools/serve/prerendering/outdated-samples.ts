import { type FrontEndSettings, PublicCards } from '@aranya/shared/contracts';
import { answerFrom, askedEachMinute } from './asked-each-minute';

/** By the kind of card that replaces the samples. */
const PAGES_OF: Readonly<Record<keyof PublicCards, readonly string[]>> = {
  campaigns: ['/compaigns'],
  events: ['/gap-table', '/mob/events'],
};

/** At most a minute old. */
export function outdatedSamples(
  { services: { publicCards: service } }: FrontEndSettings,
  repeat?: (task: () => void) => void,
): () => readonly string[] | undefined {
  if (!service) return () => [];
  return askedEachMinute(async () => {
    const { campaigns, events } = PublicCards.parse(await answerFrom(`${service}/public-cards`));
    return [
      ...(campaigns.length > 0 ? PAGES_OF.campaigns : []),
      ...(events.length > 0 ? PAGES_OF.events : []),
    ];
  }, repeat);
}
