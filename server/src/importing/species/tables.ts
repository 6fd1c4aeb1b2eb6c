import { pgTable, text } from 'drizzle-orm/pg-core';

/** Risk for a species if its places are public; `medium` and `high` are published coarsely. */
export type Conservation = 'none' | 'medium' | 'high';

/** Takes precedence over a packaged species of the same name. */
export const listedSpecies = pgTable('listed_species', {
  /** Genus and species in lower case. */
  species: text('species').primaryKey(),
  scientificName: text('scientific_name').notNull(),
  localName: text('local_name'),
  hindi: text('hindi'),
  odia: text('odia'),
  /** Tree, Shrub, Bird and so on. */
  type: text('type'),
  conservation: text('conservation').$type<Conservation>().notNull(),
});
