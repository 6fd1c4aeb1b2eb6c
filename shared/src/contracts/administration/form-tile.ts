import * as z from 'zod/mini';
import { FIELD_LIMITS, nameText, requiredText } from '../fields';
import { message } from '../message';

/** Drawings that a tile may have. */
export const FORM_ICONS = [
  'tree',
  'biomass',
  'boundary',
  'market',
  'institution',
  'production',
  'water',
  'inventory',
  'product',
  'field',
] as const;

/** Languages that a tile names. */
export const TILE_LANGUAGES = 20;

/** The entry of a form in the collectors' catalogue. */
export const FormTile = z.object({
  /** What is recorded. */
  name: nameText(FIELD_LIMITS.name),
  /** Region or scope. */
  region: requiredText(FIELD_LIMITS.location),
  icon: z.enum(FORM_ICONS),
  /** In the order of the page; the same number: by name. */
  place: z.int().check(z.minimum(1), z.maximum(999)),
  /** None: the tile does not say. */
  languages: z
    .array(requiredText(FIELD_LIMITS.location))
    .check(z.maxLength(TILE_LANGUAGES, message('At most 20 languages.'))),
});
export type FormTile = z.infer<typeof FormTile>;

/** POST administration/forms/:id/tile */
export const FormTileRequest = z.object({
  /** Null: collectors see no tile. */
  tile: z.nullable(FormTile),
  /** Who may have the form; not for the trial form. */
  kind: z.enum(['open', 'targeted']),
});
export type FormTileRequest = z.infer<typeof FormTileRequest>;
