import { FOREST_TERMS } from '@aranya/shared/contracts';
import {
  MAPPED_QUESTIONS,
  type MappingTerm,
  type FormMapping as SentMapping,
} from '@aranya/shared/contracts/administration';

/** What a form's questions are, with every term. */
export type FormMapping = Required<SentMapping>;

/** The mapping of a form whose records say nothing that is known here. */
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

/** A mapping that was stored or sent by who did not know every term. */
export type StoredMapping = Partial<FormMapping>;

/** A mapping with every term. */
export const wholeMapping = (known: Partial<SentMapping> | null | undefined): FormMapping => ({
  ...EMPTY_MAPPING,
  ...known,
});

const TERMS = Object.keys(EMPTY_MAPPING) as MappingTerm[];

/** Whether records that are read by it are occurrences, and so on the map where they have a place. */
export const isOnMap = ({ species, speciesType }: FormMapping): boolean =>
  species.length > 0 || speciesType.length > 0;

/** What an earlier guess and a later one say together: records of both versions are read by it. */
export const joined = (one: FormMapping, other: FormMapping): FormMapping =>
  withinLimits(everyQuestion(one, other));

/** The questions of both, also where a mapping has no room for all of them. */
export function everyQuestion(one: FormMapping, other: FormMapping): FormMapping {
  const both = { ...EMPTY_MAPPING };
  for (const term of TERMS) both[term] = [...new Set([...other[term], ...one[term]])];
  return both;
}

/** The first questions of each term. */
export function withinLimits(mapping: FormMapping): FormMapping {
  const limited = { ...EMPTY_MAPPING };
  for (const term of TERMS) limited[term] = mapping[term].slice(0, MAPPED_QUESTIONS);
  return limited;
}

/** Whether a term has as many questions as it may have. */
export const isFull = (mapping: FormMapping): boolean =>
  TERMS.some((term) => mapping[term].length >= MAPPED_QUESTIONS);

/** Every question that means something, with its term. */
export const mappedQuestions = (mapping: FormMapping) =>
  TERMS.flatMap((term) => mapping[term].map((path) => ({ term, path })));

/** The same mapping with other names of questions. */
export function renamed(mapping: FormMapping, rename: (path: string) => string): FormMapping {
  const other = { ...EMPTY_MAPPING };
  for (const term of TERMS) other[term] = mapping[term].map(rename);
  return other;
}

export const isSameMapping = (one: FormMapping, other: FormMapping): boolean =>
  TERMS.every((term) => one[term].join('\n') === other[term].join('\n'));
