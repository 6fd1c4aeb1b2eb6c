import { firstCharacters } from '../../../platform/text/first-characters';
import { comparableName } from '../../../platform/text/same-name';
import { childOf, childrenOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';
import type { Choice } from '../../answers/species-of-choice';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { FormTexts } from '../checking/form-texts';
import { type ChoiceFiles, readChoiceFile } from './choice-file';
import { controlsByPath, type FormParts } from './form-fields';
import { LABELLED_CHOICES } from './limits';

interface FormOfChoices {
  model: XmlElement;
  texts: FormTexts;
  files: ChoiceFiles;
}

/** `instance('owners')/root/item[…]`, also within `randomize(…)`. */
const LIST = /instance\(\s*['"]([^'"]{1,200})['"]\s*\)/;

/** `jr:itext(itextId)`: the text whose id is in the choice. */
const TEXT_OF_CHOICE = /^jr:itext\(\s*([\w.-]{1,200})\s*\)$/;

/** File of questions with the attribute `query`. */
const ITEMSETS = 'itemsets.csv';

/** A choice without a name is left out. Returns none for a list that is missing. */
export function choicesOf(control: XmlElement, form: FormOfChoices): Choice[] {
  const written = childrenOf(control, 'item').map((item) => ({
    name: textOf(childOf(item, 'value')) ?? '',
    labels: form.texts.labelsOf(item),
  }));
  const listed = control.attributes.query
    ? itemsetChoices(control.attributes.query, form)
    : listedChoices(childOf(control, 'itemset'), form);
  return [...written, ...listed]
    .filter(({ name }) => name !== '' && name.length <= FORM_UPLOAD_LIMITS.choiceNameCharacters)
    .map(({ name, labels }) => ({
      name,
      labels: labels
        .map((label) => firstCharacters(label, FORM_UPLOAD_LIMITS.quotedCharacters))
        .filter((label) => label !== ''),
    }));
}

function listedChoices(itemset: XmlElement | undefined, form: FormOfChoices): Choice[] {
  if (!itemset) return [];
  const { model, texts } = form;
  const list = listOf(itemset.attributes.nodeset ?? '');
  const instance = childrenOf(model, 'instance').find(({ attributes }) => attributes.id === list);
  const value = childOf(itemset, 'value')?.attributes.ref ?? 'name';
  const label = childOf(itemset, 'label')?.attributes.ref ?? 'label';
  const textId = TEXT_OF_CHOICE.exec(label.trim())?.[1];
  const items = instance?.attributes.src
    ? itemsOfFile(instance.attributes.src, form)
    : (instance?.children[0]?.children ?? []).map(
        (item) => (column: string) => textOf(childOf(item, column)),
      );
  return items.map((of) => {
    const text = of(textId ?? label) ?? '';
    return { name: of(value) ?? '', labels: textId ? texts.textsOf(text) : [text] };
  });
}

function itemsetChoices(query: string, { files }: FormOfChoices): Choice[] {
  const list = listOf(query);
  return itemsOf(ITEMSETS, files).flatMap((of) =>
    of('list_name') === list ? [{ name: of('name') ?? '', labels: [of('label') ?? ''] }] : [],
  );
}

/** Name that records contain, and label in the form's first language. */
export type LabelledChoices = readonly (readonly [name: string, label: string])[];

/** Paths are below the root. Lists in files of the form are not read. */
export function labelledChoices(form: FormParts): (path: string) => LabelledChoices {
  const { model } = form;
  const texts = new FormTexts(model);
  const controls = controlsByPath(form);
  return (path) => {
    const control = controls.get(path);
    const choices = control ? choicesOf(control, { model, texts, files: new Map() }) : [];
    return choices
      .flatMap(({ name, labels: [label] }) => (label ? [[name, label] as const] : []))
      .slice(0, LABELLED_CHOICES);
  };
}

const listOf = (reference: string): string | undefined =>
  LIST.exec(reference.slice(0, FORM_UPLOAD_LIMITS.referenceCharacters))?.[1];

const itemsOfFile = (src: string, { files }: FormOfChoices) =>
  itemsOf(src.slice(src.lastIndexOf('/') + 1), files);

function itemsOf(name: string, files: ChoiceFiles) {
  const given =
    files.get(name) ??
    [...files].find(([one]) => comparableName(one) === comparableName(name))?.[1];
  return given ? readChoiceFile(name, given) : [];
}
