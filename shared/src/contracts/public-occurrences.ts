import * as z from 'zod/mini';
import { exactText } from './fields';
import { GeoBoxText } from './geo-box';

/** GET public-occurrences: what a map shows at a time. */
export const PublicOccurrencesQuery = z.object({
  bbox: GeoBoxText,
  /** Zoom of the map, as in web maps: the world is 256 pixels wide at 0. */
  zoom: exactText(20, z.regex(/^(1?\d|2[0-2])$/, 'Must be a whole number from 0 to 22.')),
  /** Scientific names with commas between them; all species where it is absent. */
  species: z.optional(exactText(2000)),
});
export type PublicOccurrencesQuery = z.infer<typeof PublicOccurrencesQuery>;

/** Records of one species that are close together at this zoom, or a single one. */
const OccurrenceFeature = z.object({
  type: z.literal('Feature'),
  geometry: z.object({
    type: z.literal('Point'),
    /** `[longitude, latitude]` in WGS84 degrees, the middle of the records. */
    coordinates: z.tuple([z.number(), z.number()]),
  }),
  properties: z.object({
    /** Scientific name. */
    speciesName: z.string(),
    /** What people call it in English; null where the lists have no name. */
    localName: z.nullable(z.string()),
    /** Records that the point stands for. */
    count: z.int(),
  }),
});
export type OccurrenceFeature = z.infer<typeof OccurrenceFeature>;

/** A species of the view, as a legend names it. */
const OccurrenceSpecies = z.object({
  speciesName: z.string(),
  localName: z.nullable(z.string()),
  hindi: z.nullable(z.string()),
  odia: z.nullable(z.string()),
  /** Records in the cells that the box touches. */
  count: z.int(),
});
export type OccurrenceSpecies = z.infer<typeof OccurrenceSpecies>;

/** GeoJSON (RFC 7946) with two members of our own. */
export const PublicOccurrences = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(OccurrenceFeature),
  /** The most recorded first. */
  species: z.array(OccurrenceSpecies),
  /** Records of all species together. */
  total: z.int(),
});
export type PublicOccurrences = z.infer<typeof PublicOccurrences>;

/** Where an embedded map finds its data; the map's origin serves it to pages of partners. */
export const EmbedServices = z.object({
  /** Address of the call `public-occurrences`. */
  occurrencesUrl: z.string(),
  wmsUrl: z.string(),
  odishaBlocksUrl: z.string(),
  himachalBlocksUrl: z.string(),
});
export type EmbedServices = z.infer<typeof EmbedServices>;
