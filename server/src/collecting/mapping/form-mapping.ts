import { FOREST_TERMS } from '@aranya/shared/contracts';
import {
  MAPPED_QUESTIONS,
  type MappingTerm,
  type FormMapping as SentMapping,
} from '@aranya/shared/contracts/administration';

export type FormMapping = Required<SentMapping>;

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

/** Terms may be missing, because an older release stored it or a client sent it. */
export type StoredMapping = Partial<FormMapping>;

export const wholeMapping = (known: Partial<SentMapping> | null | undefined): FormMapping => ({
  ...EMPTY_MAPPING,
  ...known,
});

const TERMS = Object.keys(EMPTY_MAPPING) as MappingTerm[];

/** Questions whose answers are occurrences: those for a species, or for its type if there are none. */
export const anchorsOf = ({ species, speciesType }: FormMapping): readonly string[] =>
  species.length > 0 ? species : speciesType;

/** Within the limits, so that records of both versions can be read. */
export const joined = (one: FormMapping, other: FormMapping): FormMapping =>
  withinLimits(everyQuestion(one, other));

export const everyQuestion = (one: FormMapping, other: FormMapping): FormMapping =>
  forEachTerm((term) => [...new Set([...other[term], ...one[term]])]);

export const withinLimits = (mapping: FormMapping): FormMapping =>
  forEachTerm((term) => mapping[term].slice(0, MAPPED_QUESTIONS));

export const isFull = (mapping: FormMapping): boolean =>
  TERMS.some((term) => mapping[term].length >= MAPPED_QUESTIONS);

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
