import * as z from 'zod/mini';

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

/** A campaign or an event on the public pages. */
export const PublicCard = z.object({
  id: z.number(),
  title: z.string(),
  text: z.string(),
  /** Place, audience or duration; may be empty. */
  place: z.string(),
  /** Days as `YYYY-MM-DD`; null if not set. */
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  /** One of {@link CARD_PICTURES}; typed as string so that older pages accept newer servers. */
  picture: z.string(),
  /** A path of this site or an https address; if empty, the default link of its kind is used. */
  link: z.string(),
  /** True after its last day. */
  past: z.boolean(),
});
export type PublicCard = z.infer<typeof PublicCard>;

/** GET public-cards: published cards in order; empty lists if there are none. */
export const PublicCards = z.object({
  campaigns: z.array(PublicCard),
  events: z.array(PublicCard),
});
export type PublicCards = z.infer<typeof PublicCards>;
