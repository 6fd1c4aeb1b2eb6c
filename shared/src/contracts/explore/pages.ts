import * as z from 'zod/mini';
import { optionalText } from '../fields/fields';
import { PlaceId, SPECIES_GROUPS, SpeciesName } from './filter';
import { NamedPlace, speciesNames } from './records';
import { CountedDistrict, CountedSpecies } from './summary';

/** Longest text about a species in a language, in characters. */
export const SPECIES_TEXT_LIMIT = 2_000;

/** GET explore/species/:name */
export const SpeciesParams = z.object({ name: SpeciesName });

const texts = <Text extends z.core.$ZodType>(text: Text) =>
  z.object({ en: text, hi: text, or: text });

/** A species of the lists with its public data. */
export const ExploreSpecies = z.object({
  ...speciesNames,
  /** Taxonomic family; null if the lists do not state one. */
  family: z.nullable(z.string()),
  group: z.enum(SPECIES_GROUPS),
  /** `none`: exact places; `medium` and `high`: cells of `coarseSide` degrees. */
  conservation: z.enum(['none', 'medium', 'high']),
  /** English sentence; null if the lists state none. */
  conservationReason: z.nullable(z.string()),
  /** Side of the cells in which its records are published, in degrees; 0: exactly. */
  coarseSide: z.number(),
  /** Address of the drawing, relative to the server; null if there is none. */
  drawing: z.nullable(z.string()),
  /** Marks by which people recognise it, by language; empty where an administrator wrote nothing. */
  lookFor: texts(z.string()),
  count: z.int(),
  /** Records in each month of the year, from January on. */
  monthsOfYear: z.array(z.int()),
  /** Most recorded first. */
  districts: z.array(CountedDistrict),
  /** Species of the lists that are easily confused with it. */
  similar: z.array(z.object(speciesNames)),
});
export type ExploreSpecies = z.infer<typeof ExploreSpecies>;

/** GET explore/places/:block */
export const BlockParams = z.object({ block: PlaceId });

/** A block with its public data. */
export const ExplorePlace = z.object({
  block: NamedPlace,
  district: NamedPlace,
  state: NamedPlace,
  count: z.int(),
  /** People who recorded there; null for fewer than three. */
  recorders: z.nullable(z.int()),
  /** Most recorded first. */
  species: z.array(CountedSpecies),
});
export type ExplorePlace = z.infer<typeof ExplorePlace>;

/** POST administration/species-texts: what to look for, in each language; empty removes the text. */
export const SpeciesTextsRequest = z.object({
  speciesName: SpeciesName,
  lookFor: texts(optionalText(SPECIES_TEXT_LIMIT)),
});
export type SpeciesTextsRequest = z.infer<typeof SpeciesTextsRequest>;

/** GET administration/species-texts/:name: the current texts of a species; empty where none is written. */
export const SpeciesTextsAnswer = z.object({ lookFor: texts(z.string()) });
export type SpeciesTextsAnswer = z.infer<typeof SpeciesTextsAnswer>;

/** GET administration/species-texts: every species of the lists, by its scientific name. */
export const WrittenSpeciesAnswer = z.object({
  species: z.array(
    z.object({
      ...speciesNames,
      /** Languages in which a text is written. */
      written: z.array(z.enum(['en', 'hi', 'or'])),
    }),
  ),
});
export type WrittenSpeciesAnswer = z.infer<typeof WrittenSpeciesAnswer>;
