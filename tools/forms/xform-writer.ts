import type { ChoiceList, FormDefinition, Question } from '../../content/forms/form-types';
import { itext, PHONE_FIELDS, writeBinds } from './xform-binds';
import { choiceListsOf, choiceTextId, questionTextId, writeItext } from './xform-itext';
import { type Attributes, element, empty, textElement } from './xml';

/** Under a closed canopy phones rarely get below ten metres, and waiting drains the battery. */
const GOOD_ACCURACY_METRES = '15';

type VisibleQuestion = Exclude<Question, { kind: 'calculate' }>;

function writeTexts({ name, hint }: VisibleQuestion): string[] {
  const text = (part: 'label' | 'hint') => empty(part, { ref: itext(questionTextId(name, part)) });
  return hint ? [text('label'), text('hint')] : [text('label')];
}

const writeItemset = (listName: string): string[] =>
  element('itemset', { nodeset: `instance('${listName}')/root/item` }, [
    empty('value', { ref: 'name' }),
    empty('label', { ref: 'jr:itext(itextId)' }),
  ]);

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
  return element(name, { ref: `/data/${question.name}`, ...attributes }, [
    ...writeTexts(question),
    ...(choosing ? writeItemset(question.choices.name) : []),
  ]);
}

const NAMESPACES = {
  xmlns: 'http://www.w3.org/2002/xforms',
  'xmlns:h': 'http://www.w3.org/1999/xhtml',
  'xmlns:ev': 'http://www.w3.org/2001/xml-events',
  'xmlns:jr': 'http://openrosa.org/javarosa',
  'xmlns:odk': 'http://www.opendatakit.org/xforms',
  'xmlns:orx': 'http://openrosa.org/xforms',
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
};

function writeInstance(form: FormDefinition): string[] {
  const names = [...PHONE_FIELDS, ...form.questions.map(({ name }) => name)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${form.formId}: two questions are called ${twice}`);
  const nodes = [
    ...names.map((name) => empty(name)),
    ...element('meta', {}, [empty('instanceID'), empty('instanceName')]),
  ];
  const { formId: id, version } = form;
  return element('instance', {}, element('data', { id, version }, nodes));
}

function writeChoiceInstance(list: ChoiceList): string[] {
  const items = list.choices.flatMap(({ value, speciesKind }) =>
    element('item', {}, [
      textElement('itextId', choiceTextId(list, value)),
      textElement('name', value),
      ...(speciesKind ? [textElement('kind', speciesKind)] : []),
    ]),
  );
  return element('instance', { id: list.name }, element('root', {}, items));
}

const writeModel = (form: FormDefinition): string[] =>
  element('model', { 'odk:xforms-version': '1.0.0' }, [
    ...writeItext(form),
    ...writeInstance(form),
    ...choiceListsOf(form).flatMap(writeChoiceInstance),
    ...writeBinds(form),
  ]);

/** Must be deterministic, because phones compare the file's hash with their copy. */
export function writeXForm(form: FormDefinition): string {
  const head = element('h:head', {}, [textElement('h:title', form.title), ...writeModel(form)]);
  const body = element('h:body', {}, form.questions.flatMap(writeQuestion));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element('h:html', NAMESPACES, [...head, ...body]),
  ];
  return `${lines.join('\n')}\n`;
}

/** A form id may contain spaces. */
export function fileNameOf(form: FormDefinition): string {
  return `${encodeURIComponent(form.formId)}.xml`;
}

export function mediaOf(form: FormDefinition): string[] {
  return form.questions.flatMap((question) =>
    question.kind === 'note' && question.picture !== undefined ? [question.picture] : [],
  );
}
