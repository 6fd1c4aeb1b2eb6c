import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, optionalText, requiredText } from '../fields/fields';
import { isHttpsAddress, isOwnPath } from '../fields/links';
import { message } from '../fields/message';
import { CARD_PICTURES } from '../public-pages/public-cards';
import { Moment } from './paging';

/** Public page that shows a card: Campaigns or the Gap Table. */
export const CardKind = z.enum(['campaign', 'event']);
export type CardKind = z.infer<typeof CardKind>;

/** A valid calendar day as `YYYY-MM-DD`. */
const Day = exactText(
  FIELD_LIMITS.name,
  z.refine<string>((text) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
    return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  }, message('Write a day such as 2027-07-15.')),
);

/** Refuses addresses that run code, such as `javascript:`, or that only look like a path. */
const CardLink = optionalText(
  FIELD_LIMITS.webURL,
  z.refine<string>(
    (link) => link === '' || isOwnPath(link) || isHttpsAddress(link),
    message('Write a path of this site such as /dashboard, or a link that begins with https://'),
  ),
);

/** Fields of a campaign or an event that an administrator edits. */
export const CardFields = z
  .object({
    kind: CardKind,
    title: requiredText(FIELD_LIMITS.name),
    text: requiredText(600),
    /** Place, audience or duration. */
    place: optionalText(FIELD_LIMITS.name),
    startsOn: z.nullable(Day),
    endsOn: z.nullable(Day),
    picture: z.enum(CARD_PICTURES),
    /** If empty, a campaign links to the dashboard, an event to the page Stay Tuned. */
    link: CardLink,
    published: z.boolean(),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
      error: message('The last day is before the first.'),
      path: ['endsOn'],
    }),
  );
export type CardFields = z.infer<typeof CardFields>;

export const AdministeredCard = z.object({
  id: z.number(),
  kind: CardKind,
  title: z.string(),
  text: z.string(),
  place: z.string(),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  picture: z.string(),
  link: z.string(),
  published: z.boolean(),
  updatedAt: Moment,
});
export type AdministeredCard = z.infer<typeof AdministeredCard>;

/** GET administration/cards: cards in the order of the public pages. */
export const CardsAnswer = z.object({ cards: z.array(AdministeredCard) });
export type CardsAnswer = z.infer<typeof CardsAnswer>;

export const CardMadeAnswer = z.object({ id: z.number() });

/** POST administration/cards/order: all cards of a kind, first to last. */
export const CardOrderRequest = z.object({
  kind: CardKind,
  ids: z.array(z.int()).check(z.maxLength(1000)),
});

/** Columns of the table of cards, for download and upload. */
export const CARD_COLUMNS = [
  'kind',
  'title',
  'text',
  'place',
  'startsOn',
  'endsOn',
  'picture',
  'link',
  'published',
] as const satisfies readonly (keyof CardFields)[];
