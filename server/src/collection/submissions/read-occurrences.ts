import { LIMITS } from '../../limits';
import { elementsFrom, textOf, type XmlElement } from '../xml/xml-element';
import { readGeopoint } from './geopoint';
import type { SubmissionDocument } from './submission-document';

/** A species seen at a place: what a submission says in the words of the map. */
export interface Occurrence {
  /** Scientific name where it was chosen from a list, otherwise as the person wrote it. */
  readonly speciesName: string;
  readonly speciesType: string | null;
  /** WGS84 degrees; null where the submission has no readable place. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Radius in metres. */
  readonly accuracy: number | null;
}

/** An answer, and the elements around it from the root inwards. */
interface Answer {
  readonly element: XmlElement;
  readonly text: string;
  readonly around: readonly XmlElement[];
}

/** Value of the species question that says: not in the list. */
const NOT_IN_LIST = 'other';

/**
 * Reads the occurrences of a submission, by the local names `species`, `species_other`,
 * `species_type` and `location`, one for each answered species question. A repeated group gives
 * several; what a group does not say itself it takes from the groups around it. An encrypted
 * envelope says nothing.
 */
export function readOccurrences({
  root,
  encrypted,
}: Pick<SubmissionDocument, 'root' | 'encrypted'>): Occurrence[] {
  if (encrypted) return [];
  const answers = [...answersFrom(root, [])];
  return answers
    .filter(({ element }) => element.localName === 'species')
    .slice(0, LIMITS.openRosa.occurrencesOfSubmission)
    .map((species) => {
      const near = (name: string) => nearest(answers, species, name);
      const point = readGeopoint(near('location') ?? '');
      return {
        speciesName: nameOf(species.text, near('species_other')),
        speciesType: shortened(near('species_type')),
        latitude: point?.latitude ?? null,
        longitude: point?.longitude ?? null,
        accuracy: point?.accuracy ?? null,
      };
    });
}

function* answersFrom(element: XmlElement, around: readonly XmlElement[]): Generator<Answer> {
  const text = element.children.length === 0 ? textOf(element) : null;
  if (text !== null) yield { element, text, around };
  const inside = [...around, element];
  for (const child of element.children) yield* answersFrom(child, inside);
}

/**
 * The answer of this name that belongs to a species: in its own group, else in a group around it,
 * else the only one of the document.
 */
function nearest(answers: readonly Answer[], species: Answer, name: string): string | null {
  const named = answers.filter(({ element }) => element.localName === name);
  for (const group of species.around.toReversed()) {
    const own = named.find(({ around }) => around.at(-1) === group);
    if (own) return own.text;
  }
  return named.length === 1 ? (named[0]?.text ?? null) : null;
}

function nameOf(value: string, other: string | null): string {
  if (value.toLowerCase() === NOT_IN_LIST) return shortened(other) ?? 'Other';
  return shortened(value.replaceAll('_', ' ')) ?? value;
}

function shortened(text: string | null): string | null {
  const words = text?.trim().replace(/\s+/g, ' ').slice(0, LIMITS.openRosa.speciesCharacters);
  // Half of a character that was cut in two is no text that a database takes.
  return words?.replace(/[\ud800-\udbff]$/, '') || null;
}

/** True when an element somewhere below carries a species question, answered or not. */
export function asksForSpecies(root: XmlElement): boolean {
  for (const { localName } of elementsFrom(root)) if (localName === 'species') return true;
  return false;
}
