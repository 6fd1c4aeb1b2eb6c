import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { firstCharacters } from '../../../platform/text/first-characters';
import { readXml, UnreadableXml } from '../../../platform/xml/read-xml';
import { textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { labelledChoices } from './choices';
import { fieldsOf, partsOf, repeatsOf } from './form-fields';
import { LABELLED_ANSWERS } from './limits';

export interface RecordWithForm {
  record: Uint8Array;
  /** Null if this server never had the version: questions are then named by their paths. */
  form: Uint8Array | null;
}

export interface LabelledAnswer {
  path: string;
  /** In the form's first language; the path where the form has none. */
  label: string;
  /** Labels of the choices, else the answer as sent. */
  text: string;
  /** Number of the repetition, from 1, of each repeat around it. */
  repeats: number[];
}

/** Elements of OpenRosa that are no answers. */
const METADATA = 'meta';

/** None of an unreadable record. Lists of choices in files of the form are not read. */
export async function labelledAnswers({ record, form }: RecordWithForm): Promise<LabelledAnswer[]> {
  const root = readRecord(record);
  if (!root) return [];
  const words = form ? wordsOf(readXml(form, LIMITS.openRosa.formXml)) : NO_WORDS;
  const answers: LabelledAnswer[] = [];
  gather(root, '', [], words, answers);
  return answers;
}

export const LABELLED_ANSWERS_OF_RECORD: TaskOf<typeof labelledAnswers> = {
  name: 'labelledAnswers',
  lane: 'records',
};

function readRecord(record: Uint8Array): XmlElement | null {
  try {
    return readXml(record, LIMITS.openRosa.xml);
  } catch (error) {
    if (error instanceof UnreadableXml) return null;
    throw error;
  }
}

interface FormWords {
  labels: ReadonlyMap<string, string>;
  repeats: ReadonlySet<string>;
  choicesAt(path: string): ReadonlyMap<string, string>;
}

const NO_WORDS: FormWords = {
  labels: new Map(),
  repeats: new Set(),
  choicesAt: () => new Map(),
};

function wordsOf(html: XmlElement): FormWords {
  const form = partsOf(html);
  if (!form) return NO_WORDS;
  const readChoices = labelledChoices(form);
  const known = new Map<string, ReadonlyMap<string, string>>();
  return {
    labels: new Map(fieldsOf(form).map(({ path, label }) => [path, label])),
    repeats: new Set(repeatsOf(form)),
    choicesAt(path) {
      const choices = known.get(path) ?? new Map(readChoices(path));
      known.set(path, choices);
      return choices;
    },
  };
}

function gather(
  element: XmlElement,
  path: string,
  around: readonly number[],
  words: FormWords,
  answers: LabelledAnswer[],
): void {
  const numbers = new Map<string, number>();
  for (const child of element.children) {
    if (answers.length >= LABELLED_ANSWERS.answers) return;
    const { localName } = child;
    if (path === '' && localName === METADATA) continue;
    const below = path === '' ? localName : `${path}/${localName}`;
    const number = (numbers.get(localName) ?? 0) + 1;
    numbers.set(localName, number);
    const repeats = words.repeats.has(below) ? [...around, number] : [...around];
    const text = textOf(child);
    if (child.children.length > 0) gather(child, below, repeats, words, answers);
    else if (text !== null) answers.push(described(below, text, repeats, words));
  }
}

function described(
  path: string,
  text: string,
  repeats: number[],
  { labels, choicesAt }: FormWords,
): LabelledAnswer {
  const choices = choicesAt(path);
  const names = choices.size > 0 ? text.trim().split(/\s+/) : [];
  const chosen = names.map((name) => choices.get(name));
  const isChosen = chosen.length > 0 && chosen.every((label) => label !== undefined);
  return {
    path,
    label: labels.get(path) || path,
    text: firstCharacters(isChosen ? chosen.join(', ') : text, LABELLED_ANSWERS.characters),
    repeats,
  };
}
