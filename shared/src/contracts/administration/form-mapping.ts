import * as z from 'zod/mini';
import { exactText, storable } from '../fields';

/** Questions that one term may have; a form with several groups of species asks for each of them. */
export const MAPPED_QUESTIONS = 20;

/** Longest path of a question, in characters. */
export const QUESTION_PATH = 1_000;

/** Questions of a form that can be chosen from. */
export const LISTED_QUESTIONS = 2_000;

/**
 * Paths of questions below the form's root, such as `plot/photo`. What belongs to a species is the answer
 * in its own group, else in a group around it, else the only one of the record.
 */
const Questions = z
  .array(exactText(QUESTION_PATH, z.minLength(1), storable()))
  .check(z.maxLength(MAPPED_QUESTIONS));

/** Those of a term of the forest questionnaire; who knows none of it leaves them out. */
const ForestQuestions = z.optional(Questions);

/**
 * What a form's questions are in Darwin Core and in the forest questionnaire of field sites, each term with none,
 * one or several questions.
 */
export const FormMapping = z.object({
  /** `scientificName`: each answer is an occurrence. */
  species: Questions,
  /** The name that is typed where the answer to the species is `other`. */
  otherSpecies: Questions,
  /** Kind of organism, such as a tree; where no question asks for a species, each answer is an occurrence. */
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
  /** Of the forest questionnaire: the first question that has an answer counts. */
  legalOwner: ForestQuestions,
  question1: ForestQuestions,
  question2: ForestQuestions,
  question3: ForestQuestions,
  question4: ForestQuestions,
  question5: ForestQuestions,
  question6: ForestQuestions,
  question7: ForestQuestions,
  question8: ForestQuestions,
  question9: ForestQuestions,
  question10: ForestQuestions,
  question11: ForestQuestions,
  question12: ForestQuestions,
  question13: ForestQuestions,
  question14: ForestQuestions,
  question15: ForestQuestions,
  question16: ForestQuestions,
});
export type FormMapping = z.infer<typeof FormMapping>;

/** A term of Darwin Core or of the forest questionnaire that questions are mapped to. */
export type MappingTerm = keyof FormMapping;

/** A question that can be mapped. */
export const MappableQuestion = z.object({
  path: z.string(),
  /** Data type, such as `geopoint`. */
  type: z.string(),
  /** In the form's first language; empty for what is not asked, such as the time of the start. */
  label: z.string(),
});
export type MappableQuestion = z.infer<typeof MappableQuestion>;

/** GET administration/forms/:id/mapping */
export const FormMappingAnswer = z.object({
  mapping: FormMapping,
  /** Who said it: guessed when the form was published, or the institute. */
  by: z.enum(['guess', 'institute']),
  /** What would be guessed of the version that phones have. */
  guess: FormMapping,
  /** Questions of the version that phones have, the first ones. */
  questions: z.array(MappableQuestion),
  /** Records that are still to be read again after a change of the mapping. */
  toRead: z.number(),
});
export type FormMappingAnswer = z.infer<typeof FormMappingAnswer>;

/** POST administration/forms/:id/mapping: the records that are there are read again by it. */
export const FormMappingRequest = z.object({ mapping: FormMapping });
