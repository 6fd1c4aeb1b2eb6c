import * as z from 'zod/mini';
import { forestTerms } from '../field-sites/forest-questionnaire';
import { exactText, storable } from '../fields/fields';
import { Moment } from './paging';

/** Maximum number of questions per term; a form with several groups of species has one in each. */
export const MAPPED_QUESTIONS = 20;

/** Longest path of a question, in characters. */
export const QUESTION_PATH = 1_000;

/** Maximum number of questions to choose from. */
export const LISTED_QUESTIONS = 2_000;

/**
 * Paths of questions below the form's root, such as `plot/photo`. The answer for a species is in
 * its own group, else in an enclosing group, else the only answer of the record.
 */
const Questions = z
  .array(exactText(QUESTION_PATH, z.minLength(1), storable()))
  .check(z.maxLength(MAPPED_QUESTIONS));

/** Questions of a term of the forest questionnaire; older clients leave them out. */
const ForestQuestions = z.optional(Questions);

/**
 * Mapping of a form's questions to Darwin Core and to the forest questionnaire of field sites. Each
 * term has any number of questions.
 */
export const FormMapping = z.object({
  /** `scientificName`: each answer is an occurrence. */
  species: Questions,
  /** The name that a collector types if the answer to the species is `other`. */
  otherSpecies: Questions,
  /**
   * Kind of organism, such as a tree. If no question asks for a species, each answer is an
   * occurrence.
   */
  speciesType: Questions,
  /** `decimalLatitude`, `decimalLongitude`: questions of the type `geopoint`. */
  place: Questions,
  /** `eventDate`: the first question that has an answer counts. */
  date: Questions,
  /** `individualCount`: a whole number. */
  count: Questions,
  /** `associatedMedia`: questions of pictures. */
  photo: Questions,
  /** `locality`: name of the field site. */
  fieldSite: Questions,
  /** Forest questionnaire: the first question with an answer counts. */
  ...forestTerms(ForestQuestions),
});
export type FormMapping = z.infer<typeof FormMapping>;

/** A term of Darwin Core or of the forest questionnaire to which questions are mapped. */
export type MappingTerm = keyof FormMapping;

export const MappableQuestion = z.object({
  path: z.string(),
  /** Data type, such as `geopoint`. */
  type: z.string(),
  /** Label in the form's first language; empty for automatic values such as the start time. */
  label: z.string(),
});
export type MappableQuestion = z.infer<typeof MappableQuestion>;

/** Questions that are read for the answers to one species question. */
export const MappingUse = z.object({
  /** Path of the species question. */
  species: z.string(),
  /** Paths of the questions for its place: the first answered one counts. */
  places: z.array(z.string()),
});
export type MappingUse = z.infer<typeof MappingUse>;

/** The newest record of a form, as the mapping reads it. */
export const ExampleRecord = z.object({
  receivedAt: Moment,
  /** `YYYY-MM-DD` in India; null if no question for the date has an answer. */
  day: z.nullable(z.string()),
  /** Path of the question for the day; null like the day. */
  dateQuestion: z.nullable(z.string()),
  /** The first occurrences. */
  occurrences: z.array(
    z.object({
      species: z.string(),
      speciesQuestion: z.string(),
      /** WGS84 degrees, rounded to two decimals; null if no place could be read. */
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      /** Radius in metres; null if unknown. */
      accuracy: z.nullable(z.number()),
      /** Path of the question for its place; null if none has an answer. */
      placeQuestion: z.nullable(z.string()),
    }),
  ),
  occurrenceCount: z.number(),
});
export type ExampleRecord = z.infer<typeof ExampleRecord>;

/** GET administration/forms/:id/mapping */
export const FormMappingAnswer = z.object({
  mapping: FormMapping,
  /** Author of the mapping: the guess at publication, or the institute. */
  by: z.enum(['guess', 'institute']),
  /** Guess for the version that phones download. */
  guess: FormMapping,
  /** First questions of the version that phones download. */
  questions: z.array(MappableQuestion),
  /** Number of records that are pending after a change of the mapping. */
  toRead: z.number(),
  /** Questions that are read for each species question; absent in answers of the previous release. */
  uses: z.optional(z.array(MappingUse)),
  /** Null without a record that this server can read; absent in answers of the previous release. */
  example: z.optional(z.nullable(ExampleRecord)),
});
export type FormMappingAnswer = z.infer<typeof FormMappingAnswer>;

/** POST administration/forms/:id/mapping: stored records are read again with the new mapping. */
export const FormMappingRequest = z.object({ mapping: FormMapping });
