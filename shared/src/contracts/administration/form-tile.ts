import * as z from 'zod/mini';
import { FIELD_LIMITS, nameText, requiredText } from '../fields/fields';
import { message } from '../fields/message';

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

/** Maximum number of languages on a tile. */
export const TILE_LANGUAGES = 20;

/** The entry of a form in the collectors' catalogue. */
export const FormTile = z.object({
  /** Subject of the records. */
  name: nameText(FIELD_LIMITS.name),
  /** Region or scope. */
  region: requiredText(FIELD_LIMITS.location),
  icon: z.enum(FORM_ICONS),
  /** Position on the page; tiles with the same number are sorted by name. */
  place: z.int().check(z.minimum(1), z.maximum(999)),
  /** If absent, the tile shows no languages. */
  languages: z
    .array(requiredText(FIELD_LIMITS.location))
    .check(z.maxLength(TILE_LANGUAGES, message('At most 20 languages.'))),
});
export type FormTile = z.infer<typeof FormTile>;

/** POST administration/forms/:id/tile */
export const FormTileRequest = z.object({
  /** Null: collectors see no tile. */
  tile: z.nullable(FormTile),
  /** Access to the form; not for the trial form. */
  kind: z.enum(['open', 'targeted']),
});
export type FormTileRequest = z.infer<typeof FormTileRequest>;
