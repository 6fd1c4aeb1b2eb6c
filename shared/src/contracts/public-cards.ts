import * as z from 'zod/mini';

/** Drawings that a card can show. */
export const CARD_PICTURES = [
  'fields',
  'map',
  'notebook',
  'forestry-kit',
  'flag',
  'community',
  'table',
  'quadrat',
  'validator',
  'tree',
] as const;

/** A campaign or an event, as the public pages show it. */
export const PublicCard = z.object({
  id: z.number(),
  title: z.string(),
  text: z.string(),
  /** Where, for whom or how long; may be empty. */
  place: z.string(),
  /** Days as `YYYY-MM-DD`; null where none is set. */
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  /** One of {@link CARD_PICTURES}; a string here, so that an older page reads a newer server. */
  picture: z.string(),
  /** A path of this site or an address with https; empty leads where all cards of its kind do. */
  link: z.string(),
  /** True after its last day. */
  past: z.boolean(),
});
export type PublicCard = z.infer<typeof PublicCard>;

/** GET public-cards: what an administrator published, in order; empty lists where nothing was. */
export const PublicCards = z.object({
  campaigns: z.array(PublicCard),
  events: z.array(PublicCard),
});
export type PublicCards = z.infer<typeof PublicCards>;
