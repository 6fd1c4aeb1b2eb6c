import type { FormDefinition, Question } from '../../content/forms/form-types';
import { itext } from './xform-binds';
import { questionTextId } from './xform-itext';
import { type Attributes, indent, tag } from './xml';

/**
 * Under a closed canopy a phone is rarely more accurate than ten metres; a longer wait drains its
 * battery.
 */
const GOOD_ACCURACY_METRES = '15';

type VisibleQuestion = Exclude<Question, { kind: 'calculate' }>;

function writeTexts({ name, hint }: VisibleQuestion): string[] {
  const label = tag('label', { ref: itext(questionTextId(name, 'label')) }, '/>');
  if (!hint) return [label];
  return [label, tag('hint', { ref: itext(questionTextId(name, 'hint')) }, '/>')];
}

function writeItemset(listName: string): string[] {
  return [
    tag('itemset', { nodeset: `instance('${listName}')/root/item` }),
    ...indent([
      tag('value', { ref: 'name' }, '/>'),
      tag('label', { ref: 'jr:itext(itextId)' }, '/>'),
    ]),
    '</itemset>',
  ];
}

function controlOf(question: VisibleQuestion): { name: string; attributes: Attributes } {
  switch (question.kind) {
    case 'choose-one':
      return { name: 'select1', attributes: { appearance: question.appearance } };
    case 'choose-many':
      return { name: 'select', attributes: { appearance: question.appearance } };
    case 'photo':
      return { name: 'upload', attributes: { mediatype: 'image/*' } };
    case 'geopoint':
      return { name: 'input', attributes: { accuracyThreshold: GOOD_ACCURACY_METRES } };
    case 'long-text':
      return { name: 'input', attributes: { appearance: 'multiline' } };
    default:
      return { name: 'input', attributes: {} };
  }
}

function writeQuestion(question: Question): string[] {
  if (question.kind === 'calculate') return [];
  const { name, attributes } = controlOf(question);
  const choosing = question.kind === 'choose-one' || question.kind === 'choose-many';
  return [
    tag(name, { ref: `/data/${question.name}`, ...attributes }),
    ...indent([...writeTexts(question), ...(choosing ? writeItemset(question.choices.name) : [])]),
    `</${name}>`,
  ];
}

export function writeBody(form: FormDefinition): string[] {
  return ['<h:body>', ...indent(form.questions.flatMap(writeQuestion)), '</h:body>'];
}
