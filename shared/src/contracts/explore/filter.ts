import * as z from 'zod/mini';
import { exactText } from '../fields/fields';
import { message } from '../fields/message';
import { GeoBoxText } from '../map/geo-box';

/** Groups of species, as far as the species lists state a type. */
export const SPECIES_GROUPS = [
  'plant',
  'bird',
  'mammal',
  'insect',
  'reptile',
  'amphibian',
  'fungus',
  'other',
] as const;
export type SpeciesGroup = (typeof SPECIES_GROUPS)[number];

/** Maximum number of species in a filter. */
export const FILTER_SPECIES = 20;

/** Longest scientific name, in characters. */
const LONGEST_NAME = 120;

/**
 * Id of a state, district or block: `odisha`, `odisha_khordha`, `odisha_khordha_banapur`. The id of a block
 * begins with the id of its district, and that with the id of its state.
 */
export const PlaceId = exactText(
  200,
  z.regex(/^[\p{L}\p{M}\p{N}_-]+$/u, message('Choose a place from the list.')),
);

/** A month as `YYYY-MM`. */
const MonthText = exactText(
  7,
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, message('Write a month as 2024-03.')),
);

/** Source of records: `form:<number>` or `dataset:<number>`. */
export const SourceId = exactText(
  20,
  z.regex(/^(form|dataset):[1-9]\d{0,8}$/, message('Choose a source from the list.')),
);

/** Scientific name; spaces may be written as `_`. */
export const SpeciesName = exactText(
  LONGEST_NAME,
  z.regex(/^[^,/]+$/, message('Write a scientific name, such as Shorea_robusta.')),
);

/** Random id of a public record or of a download: a UUID in lower case. */
export const RandomId = exactText(
  36,
  z.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/),
);

/** Restricts records in explore; all parts together apply. */
const filter = {
  /** Scientific names separated by commas, at most {@link FILTER_SPECIES}; spaces may be written as `_`. */
  species: z.optional(
    exactText(
      FILTER_SPECIES * (LONGEST_NAME + 1),
      z.refine<string>(
        (list) => list.split(',').length <= FILTER_SPECIES,
        message('Choose at most 20 species.'),
      ),
    ),
  ),
  group: z.optional(z.enum(SPECIES_GROUPS)),
  state: z.optional(PlaceId),
  district: z.optional(PlaceId),
  block: z.optional(PlaceId),
  /** A box drawn on the map: `west,south,east,north` in WGS84 degrees. */
  bbox: z.optional(GeoBoxText),
  from: z.optional(MonthText),
  /** Last month of the period, included. */
  to: z.optional(MonthText),
  /** Months of the year from 1 to 12, separated by commas. */
  months: z.optional(
    exactText(
      30,
      z.regex(
        /^([1-9]|1[0-2])(,([1-9]|1[0-2])){0,11}$/,
        message('Write months as numbers from 1 to 12.'),
      ),
    ),
  ),
  source: z.optional(SourceId),
  /** Only records with a public photo. */
  photo: z.optional(z.literal('yes')),
  /** Only records whose name a reviewer confirmed or corrected. Coarse records do not say so, and are left out. */
  confirmed: z.optional(z.literal('yes')),
};

/** Filter of the calls of explore; GET explore/summary has no other parameters. */
export const ExploreFilter = z.object(filter);
export type ExploreFilter = z.infer<typeof ExploreFilter>;

/** GET explore/cells: the filtered map, answered as `PublicOccurrences`. */
export const ExploreCellsQuery = z.object({
  ...filter,
  /** Visible part of the map, `west,south,east,north` in WGS84 degrees. */
  view: GeoBoxText,
  /** Web map zoom: at 0 the world is 256 pixels wide. */
  zoom: exactText(20, z.regex(/^(1?\d|2[0-2])$/, 'Must be a whole number from 0 to 22.')),
});
export type ExploreCellsQuery = z.infer<typeof ExploreCellsQuery>;

export const RECORD_ORDERS = ['date', 'species', 'district'] as const;
export type RecordOrder = (typeof RECORD_ORDERS)[number];

/** GET explore/records */
export const ExploreRecordsQuery = z.object({
  ...filter,
  sort: z._default(z.enum(RECORD_ORDERS), 'date'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** `next` of the previous page; absent for the first page. */
  after: z.optional(exactText(500, z.regex(/^[\w-]+$/))),
  /** Maximum number of rows in the answer. */
  limit: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(100)), 50),
});
export type ExploreRecordsQuery = z.infer<typeof ExploreRecordsQuery>;
