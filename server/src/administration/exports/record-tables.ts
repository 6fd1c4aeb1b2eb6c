import { type QuestionStep, stepsOf } from '../../collecting/answers/question-steps';
import { LIMITS } from '../../platform/configuration/limits';
import { readXml, UnreadableXml } from '../../platform/xml/read-xml';
import type { XmlElement } from '../../platform/xml/xml-element';
import type { ExportTable } from './export-tables';

export interface ExportedRecord {
  xml: Uint8Array;
  /** Instance id of the first version, which stays the same after edits. */
  key: string;
  instanceId: string;
  instanceName: string | null;
  /** When the first version arrived, in ISO 8601. */
  submittedAt: string;
  submitterId: number;
  /** Null after the account was deleted. */
  submitterName: string | null;
  formVersion: string | null;
}

/** A record, or a repetition of a group in it. */
export interface Repetition {
  element: XmlElement;
  /** Key of the row, such as `uuid:…/plot/tree[2]`; of a record its instance id. */
  key: string;
  /** Key of the repetition around it; empty for a record. */
  parentKey: string;
}

const NO_ANSWERS: XmlElement = {
  localName: 'data',
  qualifiedName: 'data',
  attributes: {},
  children: [],
  text: '',
};

/** A record that cannot be read any more has no answers. */
export function openRecord({ xml, key }: ExportedRecord): Repetition {
  try {
    return { element: readXml(xml, LIMITS.openRosa.xml), key, parentKey: '' };
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    return { element: NO_ANSWERS, key, parentKey: '' };
  }
}

export function* repetitionsIn(
  record: Repetition,
  tables: readonly ExportTable[],
  table: ExportTable,
): Generator<Repetition> {
  const parent = table.parent === null ? undefined : tables[table.parent];
  if (!parent) {
    yield record;
    return;
  }
  for (const around of repetitionsIn(record, tables, parent)) {
    yield* repetitionsBelow(around, table.steps);
  }
}

/** @param steps The last step is repeated. */
export function* repetitionsBelow(
  { element, key: parentKey }: Repetition,
  steps: readonly string[],
): Generator<Repetition> {
  const groups = steps.slice(0, -1);
  const name = steps.at(-1);
  let around = [element];
  for (const step of groups) {
    around = around.flatMap(({ children }) => children.filter((one) => one.localName === step));
  }
  const path = [parentKey, ...groups].join('/');
  let count = 0;
  for (const child of around.flatMap(({ children }) => children)) {
    if (child.localName !== name) continue;
    count += 1;
    yield { element: child, key: `${path}/${name}[${count}]`, parentKey };
  }
}

/** The function returns a text per column; empty without an answer. */
export function answersOf({ columns }: ExportTable): (element: XmlElement) => string[] {
  const steps = stepsOf(columns.map(({ path }, at) => ({ path, of: at })));
  return (element) => {
    const answers = columns.map(() => '');
    gather(element, steps, answers);
    return answers;
  };
}

function gather(element: XmlElement, { of, next }: QuestionStep<number>, answers: string[]): void {
  const text = element.children.length === 0 ? element.text.trim() : '';
  if (text !== '') {
    // A question occurs once in a repetition, but some clients send it twice.
    for (const at of of) answers[at] = answers[at] ? `${answers[at]}\n${text}` : text;
  }
  if (next.size === 0) return;
  for (const child of element.children) {
    const step = next.get(child.localName);
    if (step) gather(child, step, answers);
  }
}
