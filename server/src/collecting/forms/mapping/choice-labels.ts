import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { readXml } from '../../../platform/xml/read-xml';
import { childOf } from '../../../platform/xml/xml-element';
import { Findings } from '../../form-finding';
import { FormTexts } from '../checking/form-texts';
import { type ChoiceFiles, choicesOf } from './choices';
import { controlsByPath } from './form-fields';
import { LABELLED_CHOICES } from './limits';

/** A published form and some of its questions, by their paths below the root. */
export interface QuestionsOfForm {
  xml: Uint8Array;
  paths: readonly string[];
}

/** Choices of a question: the name that records contain, and the label in the form's first language. */
export type LabelledChoices = readonly (readonly [name: string, label: string])[];

const NO_FILES: ChoiceFiles = new Map();

/**
 * Worker task that reads the labels of questions' choices. A question without choices has none; lists in files
 * of the form are not read.
 */
export async function readChoiceLabels({
  xml,
  paths,
}: QuestionsOfForm): Promise<[path: string, LabelledChoices][]> {
  const html = readXml(xml, LIMITS.openRosa.formXml);
  const model = childOf(childOf(html, 'head'), 'model');
  const record = childOf(model, 'instance')?.children[0];
  if (!model || !record) return [];
  const texts = new FormTexts(model, new Map(), new Findings());
  const controls = controlsByPath(childOf(html, 'body'), record);
  return paths.map((path) => {
    const control = controls.get(`/${record.localName}/${path}`);
    const choices = control ? choicesOf(control, { model, texts, files: NO_FILES }) : [];
    const labelled = choices.flatMap(({ name, labels: [label] }): [string, string][] =>
      label ? [[name, label]] : [],
    );
    return [path, labelled.slice(0, LABELLED_CHOICES)];
  });
}

/** Task that `worker.ts` exports. */
export const READ_CHOICE_LABELS: TaskOf<typeof readChoiceLabels> = {
  name: 'readChoiceLabels',
  lane: 'records',
};
