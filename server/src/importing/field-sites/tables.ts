import type { FieldSiteViewers } from '@aranya/shared/contracts';
import {
  bigint,
  bigserial,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A forest that community-for staff look after. */
export const fieldSite = pgTable('field_site', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  name: text('name').notNull().unique(),
  /** Whether the site is invented for demonstrations. */
  demonstration: boolean('demonstration').notNull().default(false),
  /** Null when nothing was surveyed. */
  viewers: jsonb('viewers').$type<Omit<FieldSiteViewers, 'fieldSite' | 'demonstration'>>(),
});

const siteId = () =>
  bigint('site_id', { mode: 'number' })
    .notNull()
    .references(() => fieldSite.id, { onDelete: 'cascade' });

export const fieldSiteSpecies = pgTable(
  'field_site_species',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteId: siteId(),
    position: integer('position').notNull(),
    speciesName: text('species_name').notNull(),
    speciesNameType: text('species_name_type').notNull(),
    imageUri: text('image_uri'),
    imageCaption: text('image_caption'),
  },
  (table) => [uniqueIndex('field_site_species_position').on(table.siteId, table.position)],
);

export const fieldSiteQuestionnaire = pgTable(
  'field_site_questionnaire',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteId: siteId(),
    position: integer('position').notNull(),
    /** JSON text as sent in responses: `legalOwner` and `question1` to `question16`. */
    forestData: text('forest_data').notNull(),
  },
  (table) => [uniqueIndex('field_site_questionnaire_position').on(table.siteId, table.position)],
);
