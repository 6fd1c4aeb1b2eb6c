import { type FrontEndSettings, PublicCards } from '@aranya/shared/contracts';
import { answerFrom, askedEachMinute } from './asked-each-minute';

/** Pages with samples, by the kind of card that replaces them. */
const PAGES_OF: Readonly<Record<keyof PublicCards, readonly string[]>> = {
  campaigns: ['/compaigns'],
  events: ['/gap-table', '/mob/events'],
};

/** Paths of pages whose samples were replaced by published cards, at most a minute old. */
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
