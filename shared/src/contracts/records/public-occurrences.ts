import * as z from 'zod/mini';
import { exactText } from '../fields/fields';
import { GeoBoxText } from '../map/geo-box';

/** GET public-occurrences: the occurrences of a map view. */
export const PublicOccurrencesQuery = z.object({
  bbox: GeoBoxText,
  /** Web map zoom: at 0 the world is 256 pixels wide. */
  zoom: exactText(20, z.regex(/^(1?\d|2[0-2])$/, 'Must be a whole number from 0 to 22.')),
  /** Scientific names separated by commas; if absent, all species. */
  species: z.optional(exactText(2000)),
});
export type PublicOccurrencesQuery = z.infer<typeof PublicOccurrencesQuery>;

/** A single record, or records of one species that are close together at this zoom. */
const OccurrenceFeature = z.object({
  type: z.literal('Feature'),
  geometry: z.object({
    type: z.literal('Point'),
    /** `[longitude, latitude]` in WGS84 degrees; the centre of the records. */
    coordinates: z.tuple([z.number(), z.number()]),
  }),
  properties: z.object({
    /** Scientific name. */
    speciesName: z.string(),
    /** English common name; null if the lists have none. */
    localName: z.nullable(z.string()),
    /** Number of records at the point. */
    count: z.int(),
  }),
});
export type OccurrenceFeature = z.infer<typeof OccurrenceFeature>;

/** A species of the view, for the legend. */
const OccurrenceSpecies = z.object({
  speciesName: z.string(),
  localName: z.nullable(z.string()),
  hindi: z.nullable(z.string()),
  odia: z.nullable(z.string()),
  /** Number of records in the cells that the box touches. */
  count: z.int(),
});
export type OccurrenceSpecies = z.infer<typeof OccurrenceSpecies>;

/** GeoJSON (RFC 7946) with two additional members. */
export const PublicOccurrences = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(OccurrenceFeature),
  /** Most recorded first. */
  species: z.array(OccurrenceSpecies),
  /** Number of records of all species. */
  total: z.int(),
});
export type PublicOccurrences = z.infer<typeof PublicOccurrences>;

/** Data addresses of an embedded map; the map's origin serves this to pages of partners. */
export const EmbedServices = z.object({
  /** Address of the call `public-occurrences`. */
  occurrencesUrl: z.string(),
  wmsUrl: z.string(),
  odishaBlocksUrl: z.string(),
  himachalBlocksUrl: z.string(),
});
export type EmbedServices = z.infer<typeof EmbedServices>;
