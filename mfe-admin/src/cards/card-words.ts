import type { CARD_PICTURES } from '@aranya/shared/contracts';
import type { CardFields, CardKind } from '@aranya/shared/contracts/administration';

/** Drawings as an administrator chooses them. */
export const PICTURES: Record<(typeof CARD_PICTURES)[number], string> = {
  fields: 'Fields',
  map: 'Map',
  notebook: 'Open notebook',
  'forestry-kit': 'Tape and sheet',
  flag: 'Flag on a hill',
  community: 'People together',
  table: 'Table with a gap',
  quadrat: 'Quadrat',
  validator: 'Checking sheets',
  tree: 'Day under a tree',
};

/** Both kinds of cards, with where they are shown. */
export const KINDS: Record<CardKind, { one: string; many: string; page: string }> = {
  campaign: { one: 'campaign', many: 'Campaigns', page: '/compaigns' },
  event: { one: 'event', many: 'Events', page: '/gap-table' },
};

/** A card on which nothing is written yet. */
export const newCard = (kind: CardKind): CardFields => ({
  kind,
  title: '',
  text: '',
  place: '',
  startsOn: null,
  endsOn: null,
  picture: kind === 'campaign' ? 'fields' : 'community',
  link: '',
  published: false,
});

/** The days of a card in words; empty where none is set. */
export function daysInWords({ startsOn, endsOn }: Pick<CardFields, 'startsOn' | 'endsOn'>): string {
  const day = (text: string) =>
    new Date(`${text}T00:00:00Z`).toLocaleDateString('en-IN', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
  return [startsOn, endsOn]
    .filter((text, index, days) => text !== null && days.indexOf(text) === index)
    .map((text) => day(text as string))
    .join(' – ');
}
