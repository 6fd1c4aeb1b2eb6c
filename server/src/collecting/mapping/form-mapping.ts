import { FOREST_TERMS } from '@aranya/shared/contracts';
import {
  MAPPED_QUESTIONS,
  type MappingTerm,
  type FormMapping as SentMapping,
} from '@aranya/shared/contracts/administration';

/** The meaning of a form's questions, with every term. */
export type FormMapping = Required<SentMapping>;

/** The mapping of a form without any known question. */
export const EMPTY_MAPPING: FormMapping = {
  species: [],
  otherSpecies: [],
  speciesType: [],
  place: [],
  date: [],
  count: [],
  photo: [],
  fieldSite: [],
  ...(Object.fromEntries(FOREST_TERMS.map((term) => [term, []])) as unknown as Record<
    (typeof FOREST_TERMS)[number],
    string[]
  >),
};

/** A mapping that may lack terms, because an older release stored it or a client sent it. */
export type StoredMapping = Partial<FormMapping>;

/** Adds missing terms to a mapping. */
export const wholeMapping = (known: Partial<SentMapping> | null | undefined): FormMapping => ({
  ...EMPTY_MAPPING,
  ...known,
});

const TERMS = Object.keys(EMPTY_MAPPING) as MappingTerm[];

/** Questions whose answers are occurrences: those for a species, or for its type if there are none. */
export const anchorsOf = ({ species, speciesType }: FormMapping): readonly string[] =>
  species.length > 0 ? species : speciesType;

/** Joins an earlier and a later guess within the limits, so that records of both versions can be read. */
export const joined = (one: FormMapping, other: FormMapping): FormMapping =>
  withinLimits(everyQuestion(one, other));

/** Joins the questions of both mappings without limits. */
export const everyQuestion = (one: FormMapping, other: FormMapping): FormMapping =>
  forEachTerm((term) => [...new Set([...other[term], ...one[term]])]);

/** Returns the first questions of each term. */
export const withinLimits = (mapping: FormMapping): FormMapping =>
  forEachTerm((term) => mapping[term].slice(0, MAPPED_QUESTIONS));

/** Whether a term has the maximum number of questions. */
export const isFull = (mapping: FormMapping): boolean =>
  TERMS.some((term) => mapping[term].length >= MAPPED_QUESTIONS);

/** Lists every mapped question with its term. */
export const mappedQuestions = (mapping: FormMapping) =>
  TERMS.flatMap((term) => mapping[term].map((path) => ({ term, path })));

export const renamed = (mapping: FormMapping, rename: (path: string) => string): FormMapping =>
  forEachTerm((term) => mapping[term].map(rename));

function forEachTerm(questionsOf: (term: MappingTerm) => string[]): FormMapping {
  const mapping = { ...EMPTY_MAPPING };
  for (const term of TERMS) mapping[term] = questionsOf(term);
  return mapping;
}

export const isSameMapping = (one: FormMapping, other: FormMapping): boolean =>
  TERMS.every((term) => one[term].join('\n') === other[term].join('\n'));
