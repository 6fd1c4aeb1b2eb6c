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
export function everyQuestion(one: FormMapping, other: FormMapping): FormMapping {
  const both = { ...EMPTY_MAPPING };
  for (const term of TERMS) both[term] = [...new Set([...other[term], ...one[term]])];
  return both;
}

/** Returns the first questions of each term. */
export function withinLimits(mapping: FormMapping): FormMapping {
  const limited = { ...EMPTY_MAPPING };
  for (const term of TERMS) limited[term] = mapping[term].slice(0, MAPPED_QUESTIONS);
  return limited;
}

/** Whether a term has the maximum number of questions. */
export const isFull = (mapping: FormMapping): boolean =>
  TERMS.some((term) => mapping[term].length >= MAPPED_QUESTIONS);

/** Lists every mapped question with its term. */
export const mappedQuestions = (mapping: FormMapping) =>
  TERMS.flatMap((term) => mapping[term].map((path) => ({ term, path })));

export function renamed(mapping: FormMapping, rename: (path: string) => string): FormMapping {
  const other = { ...EMPTY_MAPPING };
  for (const term of TERMS) other[term] = mapping[term].map(rename);
  return other;
}

export const isSameMapping = (one: FormMapping, other: FormMapping): boolean =>
  TERMS.every((term) => one[term].join('\n') === other[term].join('\n'));
