import { FOREST_QUESTIONS, FOREST_TERMS } from '@aranya/shared/contracts';
import type {
  FormMapping,
  MappableQuestion,
  MappingTerm,
} from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { numberInWords } from '../../table/words';

interface TermWords {
  name: string;
  meaning: string;
}

const RECORD_TERMS = {
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
  place: {
    name: message('Place'),
    meaning: message('A point, a line or an area. The nearest question around the species counts.'),
  },
  date: { name: message('Date'), meaning: message('The first one with an answer counts.') },
  count: { name: message('Count'), meaning: message('How many there were, as a whole number.') },
  photo: { name: message('Photo'), meaning: message('A picture of what was seen.') },
  fieldSite: {
    name: message('Field site'),
    meaning: message('The name of the site, as the staff’s tables have it.'),
  },
} satisfies Partial<Record<MappingTerm, TermWords>>;

export const TERMS_OF_FOREST: readonly MappingTerm[] = FOREST_TERMS;

export const isForestTerm = (term: MappingTerm): boolean => TERMS_OF_FOREST.includes(term);

/** Words of the questionnaire are as in the staff's tables. */
export function wordsOf(term: MappingTerm, text: TextOf): TermWords {
  if (term === 'legalOwner') {
    return { name: text('Legal owner'), meaning: text('Who owns the forest by law?') };
  }
  const number = TERMS_OF_FOREST.indexOf(term);
  if (number > 0) {
    const meaning = text(FOREST_QUESTIONS[number - 1] ?? '');
    return { name: text('Question {number}', { number: numberInWords(number) }), meaning };
  }
  const { name, meaning } = RECORD_TERMS[term as keyof typeof RECORD_TERMS];
  return { name: text(name), meaning: text(meaning) };
}

export const TERMS_OF_RECORDS = Object.keys(RECORD_TERMS) as MappingTerm[];

const PLACES = ['geopoint', 'geoshape', 'geotrace'];
const FILES = ['binary'];
/** Types without a text: only the terms for places and photos can use some of them. */
const NO_TEXTS = ['geopoint', 'geotrace', 'geoshape', 'binary', 'odk:rank'];

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

export const questionInWords = ({ label, path }: MappableQuestion): string =>
  label ? `${label} (${path})` : path;

export const isOnMap = ({ species, speciesType }: FormMapping): boolean =>
  species.length > 0 || speciesType.length > 0;

export const isSame = (one: FormMapping, other: FormMapping): boolean => {
  const chosen = (mapping: FormMapping, term: MappingTerm) => (mapping[term] ?? []).join('\n');
  return [...TERMS_OF_RECORDS, ...TERMS_OF_FOREST].every(
    (term) => chosen(one, term) === chosen(other, term),
  );
};
