import type {
  FormMapping,
  MappableQuestion,
  MappingTerm,
} from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';

/** A term as an administrator reads it. */
interface TermWords {
  name: string;
  /** What its answers are taken for. */
  meaning: string;
}

/** The terms in the order of the page. */
export const TERMS: Readonly<Record<MappingTerm, TermWords>> = {
  species: {
    name: message('Species'),
    meaning: message('Its scientific or common name. Each answer is one on the map.'),
  },
  otherSpecies: {
    name: message('Other species'),
    meaning: message('The name that is typed where the answer is “other”.'),
  },
  speciesType: {
    name: message('Type of species'),
    meaning: message('Such as tree, herb or bird.'),
  },
  place: { name: message('Place'), meaning: message('A question of the type geopoint.') },
  date: { name: message('Date'), meaning: message('The first one with an answer counts.') },
  count: { name: message('Count'), meaning: message('How many there were, as a whole number.') },
  photo: { name: message('Photo'), meaning: message('A picture of what was seen.') },
  fieldSite: {
    name: message('Field site'),
    meaning: message('The name of the site, as the staff’s tables have it.'),
  },
};

export const TERM_ORDER = Object.keys(TERMS) as MappingTerm[];

const PLACES = ['geopoint'];
const FILES = ['binary'];
/** Types whose answers mean nothing to the other terms. */
const NO_TEXTS = ['geopoint', 'geotrace', 'geoshape', 'binary', 'odk:rank'];

/** Questions that a term can be read from, and the one that is chosen already. */
export const questionsFor = (
  term: MappingTerm,
  questions: readonly MappableQuestion[],
  chosen: string,
): MappableQuestion[] => questions.filter(({ path, type }) => path === chosen || fits(term, type));

function fits(term: MappingTerm, type: string): boolean {
  if (term === 'place') return PLACES.includes(type);
  if (term === 'photo') return FILES.includes(type);
  return !NO_TEXTS.includes(type);
}

/** A question in a list of them: what it asks and its name. */
export const questionInWords = ({ label, path }: MappableQuestion): string =>
  label ? `${label} (${path})` : path;

/** Whether records are on the map by it. */
export const isOnMap = ({ species, speciesType }: FormMapping): boolean =>
  species.length > 0 || speciesType.length > 0;

export const isSame = (one: FormMapping, other: FormMapping): boolean =>
  TERM_ORDER.every((term) => one[term].join('\n') === other[term].join('\n'));
