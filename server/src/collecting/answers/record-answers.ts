import type { MappingTerm } from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../platform/configuration/limits';
import { textOf, type XmlElement } from '../../platform/xml/xml-element';
import { anchorsOf, type FormMapping } from '../mapping/form-mapping';
import { type FormStructure, type NearestQuestions, nearestQuestions } from './nearest-questions';
import { type QuestionStep, stepsOf } from './question-steps';
import { isNoPlace } from './read-place';

/** A repetition of a group, or the whole record. */
interface Repetition {
  readonly element: XmlElement;
  /** Null for the record itself. */
  readonly outer: Repetition | null;
}

export interface AnsweredSpecies extends Answer {
  readonly repetition: Repetition;
}

/** The path is below the root. */
interface Answer {
  readonly text: string;
  readonly path: string;
}

interface Answers {
  readonly byRepetition: Map<XmlElement, string>;
  count: number;
}

const TERMS = [
  'otherSpecies',
  'speciesType',
  'place',
  'count',
  'photo',
  'fieldSite',
] as const satisfies readonly MappingTerm[];

export type AboutASpecies = (typeof TERMS)[number];

export class RecordAnswers {
  readonly species: AnsweredSpecies[] = [];
  readonly #answers = new Map<string, Answers>();
  readonly #nearest = new Map<string, NearestQuestions>();
  readonly #mapping: FormMapping;
  readonly #structure: FormStructure;
  readonly #anchors: ReadonlySet<string>;
  readonly #places: ReadonlySet<string>;
  readonly #repeats: ReadonlySet<QuestionStep<string>>;

  /** @param repeats null to derive them from the record. */
  constructor(root: XmlElement, mapping: FormMapping, repeats: readonly string[] | null) {
    this.#mapping = mapping;
    this.#anchors = new Set(anchorsOf(mapping));
    this.#places = new Set(mapping.place);
    const paths = new Set([...this.#anchors, ...TERMS.flatMap((term) => mapping[term])]);
    const steps = stepsOf([...paths].map((path) => ({ path, of: path })));
    const found = new Map<string, QuestionStep<string>>();
    if (repeats) for (const path of repeats) addRepeat(path, steps, found);
    else gatherRepeats(root, steps, '', found);
    this.#repeats = new Set(found.values());
    this.#structure = { anchors: [...this.#anchors], repeats: [...found.keys()] };
    this.#gather(root, steps, { element: root, outer: null });
  }

  /** Own group first, then surrounding groups, else the only answer in other repeats. */
  nearest({ path, repetition }: AnsweredSpecies, term: AboutASpecies): Answer | null {
    if (this.#mapping[term].length === 0) return null;
    const { around, apart } = this.#questionsFor(path, term);
    for (const group of around) {
      for (const question of group) {
        const text = this.#within(question, repetition);
        if (text !== undefined) return { text, path: question };
      }
    }
    return this.#only(apart);
  }

  #questionsFor(path: string, term: AboutASpecies): NearestQuestions {
    const key = `${term} ${path}`;
    const known = this.#nearest.get(key);
    if (known) return known;
    const nearest = nearestQuestions(path, this.#mapping[term], this.#structure);
    this.#nearest.set(key, nearest);
    return nearest;
  }

  #within(question: string, from: Repetition): string | undefined {
    const byRepetition = this.#answers.get(question)?.byRepetition;
    if (!byRepetition) return undefined;
    for (let at: Repetition | null = from; at; at = at.outer) {
      const text = byRepetition.get(at.element);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  #only(questions: readonly string[]): Answer | null {
    const answered = questions.filter((path) => this.#answers.has(path));
    const [path = ''] = answered;
    const answers = this.#answers.get(path);
    if (answered.length !== 1 || answers?.count !== 1) return null;
    const [text = ''] = answers.byRepetition.values();
    return { text, path };
  }

  #gather(element: XmlElement, step: QuestionStep<string>, around: Repetition): void {
    const { children } = element;
    if (children.length === 0) {
      for (const path of step.of) this.#take(element, path, around);
      return;
    }
    if (step.next.size === 0) return;
    const repetition = this.#repeats.has(step) ? { element, outer: around } : around;
    for (const child of children) {
      const next = step.next.get(child.localName);
      if (next) this.#gather(child, next, repetition);
    }
  }

  #take(element: XmlElement, path: string, repetition: Repetition): void {
    const text = textOf(element);
    if (text === null || (this.#places.has(path) && isNoPlace(text))) return;
    const answers = this.#answers.get(path) ?? { byRepetition: new Map(), count: 0 };
    this.#answers.set(path, answers);
    answers.count += 1;
    if (!answers.byRepetition.has(repetition.element)) {
      answers.byRepetition.set(repetition.element, text);
    }
    if (!this.#anchors.has(path)) return;
    if (this.species.length < LIMITS.openRosa.occurrencesOfSubmission) {
      this.species.push({ text, path, repetition });
    }
  }
}

function addRepeat(
  path: string,
  steps: QuestionStep<string>,
  found: Map<string, QuestionStep<string>>,
): void {
  let step: QuestionStep<string> | undefined = steps;
  for (const name of path.split('/')) step = step?.next.get(name);
  if (step) found.set(path, step);
}

function gatherRepeats(
  element: XmlElement,
  step: QuestionStep<string>,
  path: string,
  found: Map<string, QuestionStep<string>>,
): void {
  if (step.next.size === 0) return;
  const seen = new Set<string>();
  for (const child of element.children) {
    const { localName } = child;
    const next = step.next.get(localName);
    if (!next) continue;
    const below = path === '' ? localName : `${path}/${localName}`;
    if (seen.has(localName)) found.set(below, next);
    seen.add(localName);
    gatherRepeats(child, next, below, found);
  }
}
