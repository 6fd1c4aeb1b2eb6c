import { LIMITS } from '../../../platform/configuration/limits';
import { firstCharacters } from '../../../platform/text/first-characters';
import { comparableName } from '../../../platform/text/same-name';
import { type AnswerRules, NO_RULES, type SelectQuestion } from '../../answers/answer-rules';
import { type Place, readPlace } from '../../answers/read-place';
import {
  type AboutASpecies,
  type AnsweredSpecies,
  RecordAnswers,
} from '../../answers/record-answers';
import type { FormMapping } from '../../mapping/form-mapping';
import type { SubmissionDocument } from './submission-document';

/** A species seen at a place, as the map needs it. */
export interface Occurrence {
  /** Scientific name if it was chosen from a list, otherwise as typed. */
  readonly speciesName: string;
  readonly speciesType: string | null;
  /** WGS84 degrees; null if the submission has no readable place. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Radius in metres; for a line or area it contains all points. */
  readonly accuracy: number | null;
  /** Null if it is missing, not a whole number, or for several species together. */
  readonly individualCount: number | null;
  /** File name in the submission. */
  readonly photo: string | null;
  readonly fieldSite: string | null;
}

/** Answer for a species that is not in the list. */
const NOT_IN_LIST = 'other';

/** Questions are paths below the root. */
export interface ReadOccurrence {
  readonly occurrence: Occurrence;
  readonly speciesQuestion: string;
  readonly placeQuestion: string | null;
}

/**
 * One for each answered species question and each of its selected choices, or for each species type
 * if no question asks for the species. Answers that are missing in a repeated group are taken from
 * the surrounding groups. An encrypted envelope gives none.
 */
export const readOccurrences = (
  document: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  mapping: FormMapping,
  rules: AnswerRules = NO_RULES,
): Occurrence[] => explainOccurrences(document, mapping, rules).map(({ occurrence }) => occurrence);

/** Like {@link readOccurrences}, with the questions that were used. */
export function explainOccurrences(
  { root, encrypted }: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  mapping: FormMapping,
  rules: AnswerRules = NO_RULES,
): ReadOccurrence[] {
  if (encrypted) return [];
  const answers = new RecordAnswers(root, mapping, rules.repeats);
  const places = new Map<string, Place | null>();
  return answers.species
    .flatMap((species) => occurrencesOf(species, answers, rules, places))
    .slice(0, LIMITS.openRosa.occurrencesOfSubmission);
}

function occurrencesOf(
  species: AnsweredSpecies,
  answers: RecordAnswers,
  { selects }: AnswerRules,
  places: Map<string, Place | null>,
): ReadOccurrence[] {
  const near = (term: AboutASpecies) => answers.nearest(species, term)?.text ?? null;
  const select = selects.get(species.path);
  const chosen = select?.several ? choicesIn(species.text) : [species.text];
  const place = answers.nearest(species, 'place');
  // Species often share a place, and a large area takes long to read.
  if (place && !places.has(place.text)) places.set(place.text, readPlace(place.text));
  const point = place && places.get(place.text);
  const shared = {
    speciesType: shortened(near('speciesType')),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    accuracy: point?.accuracy ?? null,
    // A number for several species is not the number of each.
    individualCount: chosen.length === 1 ? countOf(near('count')) : null,
    photo: fileNameOf(near('photo')),
    fieldSite: siteNameOf(near('fieldSite')),
  };
  return chosen.map((choice) => ({
    occurrence: { speciesName: nameOf(choice, select, near('otherSpecies')), ...shared },
    speciesQuestion: species.path,
    placeQuestion: place?.path ?? null,
  }));
}

const choicesIn = (text: string): string[] => [
  ...new Set(text.split(/\s+/, LIMITS.openRosa.occurrencesOfSubmission)),
];

function nameOf(value: string, select: SelectQuestion | undefined, other: string | null): string {
  const name = beginningOf(value);
  const chosen = select?.names.get(comparableName(name));
  if (chosen === null || (chosen === undefined && name.toLowerCase() === NOT_IN_LIST)) {
    return shortened(other) ?? 'Other';
  }
  if (chosen !== undefined) return shortened(chosen) ?? 'Other';
  return shortened(name.replaceAll('_', ' ')) ?? shortened(name) ?? 'Other';
}

/** Fits the longest name with white space between all its letters. */
const beginningOf = (text: string) => text.slice(0, 10 * LIMITS.openRosa.speciesCharacters);

function shortened(text: string | null): string | null {
  const words = comparableName(beginningOf(text ?? ''))
    .trim()
    .replace(/\s+/g, ' ');
  return firstCharacters(words, LIMITS.openRosa.speciesCharacters) || null;
}

export const siteNameOf = (text: string | null): string | null => shortened(text);

/** Nine digits fit in a database integer. */
const countOf = (text: string | null) =>
  text !== null && text.length <= 9 && /^\d+$/.test(text) ? Number(text) : null;

const fileNameOf = (text: string | null) =>
  text !== null && text.length <= LIMITS.openRosa.fileNameCharacters ? text : null;
