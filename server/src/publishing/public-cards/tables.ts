import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const publicCard = pgTable(
  'public_card',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'campaign' | 'event'>().notNull(),
    /** Ascending among cards of its kind; gaps are allowed. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    place: text('place').notNull().default(''),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    /** Name of a drawing. */
    picture: text('picture').notNull(),
    link: text('link').notNull().default(''),
    published: boolean('published').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('public_card_order').on(table.kind, table.position)],
);
