import { LIMITS } from '../../platform/configuration/limits';
import { firstCharacters } from '../../platform/text/first-characters';
import { textOf, type XmlElement } from '../../platform/xml/xml-element';
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

/** Value of the species question that says: not in the list. */
const NOT_IN_LIST = 'other';

/** Questions whose answers belong to a species. */
const ABOUT_A_SPECIES = ['species_other', 'species_type', 'location'] as const;
type AboutASpecies = (typeof ABOUT_A_SPECIES)[number];

/** An answered species question, and the elements around it from the root inwards. */
interface AnsweredSpecies {
  readonly text: string;
  readonly around: readonly XmlElement[];
}

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
  const answers = new DocumentAnswers(root);
  return answers.species.map(({ text, around }) => {
    const near = (name: AboutASpecies) => answers.nearest(around, name);
    const point = readGeopoint(near('location') ?? '');
    return {
      speciesName: nameOf(text, near('species_other')),
      speciesType: shortened(near('species_type')),
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      accuracy: point?.accuracy ?? null,
    };
  });
}

/** The answers of a document that matter here, gathered in one walk through it. */
class DocumentAnswers {
  /** The first answered species questions, in document order. */
  readonly species: AnsweredSpecies[] = [];
  readonly #named = new Map(ABOUT_A_SPECIES.map((name) => [name, new NamedAnswers()]));

  constructor(root: XmlElement) {
    this.#gather(root, []);
  }

  /** @param around the open elements, which the walk changes */
  #gather(element: XmlElement, around: XmlElement[]): void {
    if (element.children.length === 0) {
      this.#take(element, around);
      return;
    }
    around.push(element);
    for (const child of element.children) this.#gather(child, around);
    around.pop();
  }

  #take(element: XmlElement, around: readonly XmlElement[]): void {
    const named = this.#named.get(element.localName as AboutASpecies);
    if (!named && element.localName !== 'species') return;
    const text = textOf(element);
    if (text === null) return;
    if (named) named.add(text, around.at(-1));
    else if (this.species.length < LIMITS.openRosa.occurrencesOfSubmission) {
      this.species.push({ text, around: [...around] });
    }
  }

  /**
   * The answer of this name that belongs to a species: in its own group, else in a group around it,
   * else the only one of the document.
   *
   * @param around Of the species.
   */
  nearest(around: readonly XmlElement[], name: AboutASpecies): string | null {
    const named = this.#named.get(name);
    for (let at = around.length - 1; at >= 0; at -= 1) {
      const own = named?.inGroup(around[at]);
      if (own !== undefined) return own;
    }
    return named?.only ?? null;
  }
}

/** The answers to questions of one name. */
class NamedAnswers {
  readonly #byGroup = new Map<XmlElement | undefined, string>();
  #count = 0;
  #last: string | null = null;

  /** @param group the element around it, none for the root of a document */
  add(text: string, group: XmlElement | undefined): void {
    if (!this.#byGroup.has(group)) this.#byGroup.set(group, text);
    this.#count += 1;
    this.#last = text;
  }

  /** The first answer of a group itself. */
  inGroup(group: XmlElement | undefined): string | undefined {
    return this.#byGroup.get(group);
  }

  /** The answer where the document has just one. */
  get only(): string | null {
    return this.#count === 1 ? this.#last : null;
  }
}

function nameOf(value: string, other: string | null): string {
  if (value.toLowerCase() === NOT_IN_LIST) return shortened(other) ?? 'Other';
  const name = beginningOf(value);
  return shortened(name.replaceAll('_', ' ')) ?? shortened(name) ?? 'Other';
}

/** Enough of a text for a name of the longest kind with white space between all of its letters. */
const beginningOf = (text: string) => text.slice(0, 10 * LIMITS.openRosa.speciesCharacters);

function shortened(text: string | null): string | null {
  const words = beginningOf(text ?? '')
    .trim()
    .replace(/\s+/g, ' ');
  return firstCharacters(words, LIMITS.openRosa.speciesCharacters) || null;
}
