import type { ChoiceList, FormDefinition } from '../../content/forms/form-types';
import { PHONE_FIELDS, writeBinds } from './xform-binds';
import { writeBody } from './xform-body';
import { choiceListsOf, choiceTextId, writeItext } from './xform-itext';
import { indent, tag, textElement } from './xml';

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
    ...names.map((name) => tag(name, {}, '/>')),
    '<meta>',
    ...indent(['<instanceID/>', '<instanceName/>']),
    '</meta>',
  ];
  return [
    '<instance>',
    ...indent([
      tag('data', { id: form.formId, version: form.version }),
      ...indent(nodes),
      '</data>',
    ]),
    '</instance>',
  ];
}

function writeChoiceInstance(list: ChoiceList): string[] {
  const items = list.choices.flatMap(({ value, speciesKind }) => [
    '<item>',
    ...indent([
      textElement('itextId', choiceTextId(list, value)),
      textElement('name', value),
      ...(speciesKind ? [textElement('kind', speciesKind)] : []),
    ]),
    '</item>',
  ]);
  return [
    tag('instance', { id: list.name }),
    ...indent(['<root>', ...indent(items), '</root>']),
    '</instance>',
  ];
}

function writeModel(form: FormDefinition): string[] {
  return [
    tag('model', { 'odk:xforms-version': '1.0.0' }),
    ...indent([
      ...writeItext(form),
      ...writeInstance(form),
      ...choiceListsOf(form).flatMap(writeChoiceInstance),
      ...writeBinds(form),
    ]),
    '</model>',
  ];
}

/**
 * Converts a definition to the XForm that the collection app downloads. The output is
 * deterministic, because phones compare the file's hash with their copy.
 */
export function writeXForm(form: FormDefinition): string {
  const head = [
    '<h:head>',
    ...indent([textElement('h:title', form.title), ...writeModel(form)]),
    '</h:head>',
  ];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    tag('h:html', NAMESPACES),
    ...indent([...head, ...writeBody(form)]),
    '</h:html>',
  ];
  return `${lines.join('\n')}\n`;
}

/** File name of a form; a form id may contain spaces. */
export function fileNameOf(form: FormDefinition): string {
  return `${encodeURIComponent(form.formId)}.xml`;
}

export function mediaOf(form: FormDefinition): string[] {
  return form.questions.flatMap((question) =>
    question.kind === 'note' && question.picture !== undefined ? [question.picture] : [],
  );
}
