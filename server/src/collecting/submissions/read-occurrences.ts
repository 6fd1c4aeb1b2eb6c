import type { MappingTerm } from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../platform/configuration/limits';
import { firstCharacters } from '../../platform/text/first-characters';
import { comparableName } from '../../platform/text/same-name';
import { textOf, type XmlElement } from '../../platform/xml/xml-element';
import type { FormMapping } from '../mapping/form-mapping';
import { readGeopoint } from './geopoint';
import { type QuestionStep, stepsOf } from './question-steps';
import type { SubmissionDocument } from './submission-document';

/** A species seen at a place, as the map needs it. */
export interface Occurrence {
  /** Scientific name if it was chosen from a list, otherwise as typed. */
  readonly speciesName: string;
  readonly speciesType: string | null;
  /** WGS84 degrees; null if the submission has no readable place. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Radius in metres. */
  readonly accuracy: number | null;
  /** Number of individuals; null if it is missing or not a whole number. */
  readonly individualCount: number | null;
  /** File name of the photo in the submission. */
  readonly photo: string | null;
  /** Name of the field site, as chosen or typed. */
  readonly fieldSite: string | null;
}

/** Answer to the species question for a species that is not in the list. */
const NOT_IN_LIST = 'other';

/** Terms whose answers belong to a species. */
const ABOUT_A_SPECIES = [
  'otherSpecies',
  'speciesType',
  'place',
  'count',
  'photo',
  'fieldSite',
] as const satisfies readonly MappingTerm[];
type AboutASpecies = (typeof ABOUT_A_SPECIES)[number];

/** An answered species question and its ancestors from the root inwards. */
interface AnsweredSpecies {
  readonly text: string;
  readonly around: readonly XmlElement[];
}

/**
 * Reads the occurrences of a submission with the mapping of its form, one for each answered species question,
 * or for each species type if no question asks for the species. A repeated group gives several; answers that
 * are missing in a group are taken from the surrounding groups. An encrypted envelope gives none.
 */
export function readOccurrences(
  { root, encrypted }: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  mapping: FormMapping,
): Occurrence[] {
  if (encrypted) return [];
  const answers = new DocumentAnswers(root, mapping);
  return answers.species.map(({ text, around }) => {
    const near = (term: AboutASpecies) => answers.nearest(around, term);
    const point = readGeopoint(near('place') ?? '');
    return {
      speciesName: nameOf(text, near('otherSpecies')),
      speciesType: shortened(near('speciesType')),
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      accuracy: point?.accuracy ?? null,
      individualCount: countOf(near('count')),
      photo: fileNameOf(near('photo')),
      fieldSite: siteNameOf(near('fieldSite')),
    };
  });
}

/** The mapped answers of a document, collected in one walk. */
class DocumentAnswers {
  /** The first answered species questions, in document order. */
  readonly species: AnsweredSpecies[] = [];
  readonly #named = new Map(ABOUT_A_SPECIES.map((term) => [term, new NamedAnswers()]));
  /** The term whose answers are occurrences. */
  readonly #anchor: MappingTerm;

  constructor(root: XmlElement, mapping: FormMapping) {
    this.#anchor = mapping.species.length > 0 ? 'species' : 'speciesType';
    const terms = [...ABOUT_A_SPECIES, 'species'] as const;
    const questions = terms.flatMap((term) => mapping[term].map((path) => ({ path, of: term })));
    this.#gather(root, stepsOf(questions), []);
  }

  /** @param around Stack of open elements, which the walk changes. */
  #gather(element: XmlElement, step: QuestionStep<MappingTerm>, around: XmlElement[]): void {
    if (element.children.length === 0) {
      for (const term of step.of) this.#take(element, term, around);
      return;
    }
    if (step.next.size === 0) return;
    around.push(element);
    for (const child of element.children) {
      const next = step.next.get(child.localName);
      if (next) this.#gather(child, next, around);
    }
    around.pop();
  }

  #take(element: XmlElement, term: MappingTerm, around: readonly XmlElement[]): void {
    const text = textOf(element);
    if (text === null) return;
    this.#named.get(term as AboutASpecies)?.add(text, around.at(-1));
    if (term !== this.#anchor) return;
    if (this.species.length < LIMITS.openRosa.occurrencesOfSubmission) {
      this.species.push({ text, around: [...around] });
    }
  }

  /**
   * Returns the answer of this term that belongs to a species: from its own group, else from a surrounding
   * group, else the only one of the document.
   *
   * @param around Ancestors of the species question.
   */
  nearest(around: readonly XmlElement[], term: AboutASpecies): string | null {
    const named = this.#named.get(term);
    for (let at = around.length - 1; at >= 0; at -= 1) {
      const own = named?.inGroup(around[at]);
      if (own !== undefined) return own;
    }
    return named?.only ?? null;
  }
}

/** The answers to questions of one term. */
class NamedAnswers {
  readonly #byGroup = new Map<XmlElement | undefined, string>();
  #count = 0;
  #last: string | null = null;

  /** @param group Parent element; undefined for the root of a document. */
  add(text: string, group: XmlElement | undefined): void {
    if (!this.#byGroup.has(group)) this.#byGroup.set(group, text);
    this.#count += 1;
    this.#last = text;
  }

  /** Returns the first answer directly in a group. */
  inGroup(group: XmlElement | undefined): string | undefined {
    return this.#byGroup.get(group);
  }

  /** The answer if the document has exactly one. */
  get only(): string | null {
    return this.#count === 1 ? this.#last : null;
  }
}

function nameOf(value: string, other: string | null): string {
  if (value.toLowerCase() === NOT_IN_LIST) return shortened(other) ?? 'Other';
  const name = beginningOf(value);
  return shortened(name.replaceAll('_', ' ')) ?? shortened(name) ?? 'Other';
}

/** Cuts a text to a length that fits the longest name with white space between all its letters. */
const beginningOf = (text: string) => text.slice(0, 10 * LIMITS.openRosa.speciesCharacters);

function shortened(text: string | null): string | null {
  const words = comparableName(beginningOf(text ?? ''))
    .trim()
    .replace(/\s+/g, ' ');
  return firstCharacters(words, LIMITS.openRosa.speciesCharacters) || null;
}

/** Returns the name of a field site as chosen or typed. */
export const siteNameOf = (text: string | null): string | null => shortened(text);

/** Accepts up to nine digits, which fit in a database integer. */
const countOf = (text: string | null) =>
  text !== null && text.length <= 9 && /^\d+$/.test(text) ? Number(text) : null;

const fileNameOf = (text: string | null) =>
  text !== null && text.length <= LIMITS.openRosa.fileNameCharacters ? text : null;
