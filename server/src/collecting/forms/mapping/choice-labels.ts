import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { readXml } from '../../../platform/xml/read-xml';
import { childOf, childrenOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { Findings } from '../../form-findings/finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { FormTexts } from '../checking/form-texts';
import { controlsByPath } from './form-fields';
import { LABELLED_CHOICES } from './limits';

/** A published form and some of its questions, by their paths below the root. */
export interface QuestionsOfForm {
  xml: Uint8Array;
  paths: readonly string[];
}

/** Choices of a question: the name that records contain, and the label in the form's first language. */
export type LabelledChoices = readonly (readonly [name: string, label: string])[];

/** `instance('owners')/root/item[…]`, also within `randomize(…)`. */
const LIST = /instance\(\s*['"]([^'"]{1,200})['"]\s*\)/;

/** `jr:itext(itextId)`: the text whose id is in the choice. */
const TEXT_OF_CHOICE = /^jr:itext\(\s*([\w.-]{1,200})\s*\)$/;

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
    const choices = control ? choicesOf(control, model, texts) : [];
    return [path, choices.slice(0, LABELLED_CHOICES)];
  });
}

/** Task that `worker.ts` exports. */
export const READ_CHOICE_LABELS: TaskOf<typeof readChoiceLabels> = {
  name: 'readChoiceLabels',
  lane: 'records',
};

function choicesOf(control: XmlElement, model: XmlElement, texts: FormTexts): [string, string][] {
  const written = childrenOf(control, 'item').map((item): [string, string] => [
    textOf(childOf(item, 'value')) ?? '',
    texts.labelOf(item),
  ]);
  return [...written, ...listedChoices(childOf(control, 'itemset'), model, texts)].filter(
    ([name, label]) => name !== '' && label !== '',
  );
}

function listedChoices(
  itemset: XmlElement | undefined,
  model: XmlElement,
  texts: FormTexts,
): [string, string][] {
  const reference = (itemset?.attributes.nodeset ?? '').slice(
    0,
    FORM_UPLOAD_LIMITS.referenceCharacters,
  );
  const list = LIST.exec(reference)?.[1];
  const instance = childrenOf(model, 'instance').find(({ attributes }) => attributes.id === list);
  const value = childOf(itemset, 'value')?.attributes.ref ?? 'name';
  const label = childOf(itemset, 'label')?.attributes.ref ?? 'label';
  const textId = TEXT_OF_CHOICE.exec(label.trim())?.[1];
  return (instance?.children[0]?.children ?? []).map((item) => {
    const said = textOf(childOf(item, textId ?? label)) ?? '';
    return [textOf(childOf(item, value)) ?? '', textId ? texts.textOf(said) : said];
  });
}
