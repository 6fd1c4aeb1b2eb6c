import { childrenOf, type XmlElement } from '../../../platform/xml/xml-element';
import { Findings } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { FormTexts } from '../checking/form-texts';
import { formPath, holdsReferences } from '../form-path';

/** An element of a form's record that contains an answer. */
export interface FormField {
  /** Path below the root, such as `plot/photo`. */
  readonly path: string;
  /** Data type of its bind, such as `geopoint`; `string` without a bind. */
  readonly type: string;
  /** Label in the form's first language; empty for elements without a question. */
  readonly label: string;
  /** Media type of an upload question, such as `image/*`. */
  readonly mediaType: string;
}

/** Lists every answer in a form's record, in the record's order. */
export function fieldsOf(
  model: XmlElement,
  body: XmlElement | undefined,
  emptyRecord: XmlElement,
): FormField[] {
  const root = `/${emptyRecord.localName}`;
  const types = new Map<string, string>();
  for (const { attributes } of childrenOf(model, 'bind')) {
    const nodeset = attributes.nodeset ?? attributes.ref;
    const type = attributes.type?.slice(attributes.type.indexOf(':') + 1);
    if (nodeset && type) types.set(formPath(nodeset, root), type);
  }
  const texts = new FormTexts(model, new Map(), new Findings());
  const asked = controlsByPath(body, emptyRecord);
  const fields = new Map<string, FormField>();
  gatherFields(emptyRecord, '', (path) => {
    const control = asked.get(path);
    const below = belowRoot(path);
    fields.set(below, {
      path: below,
      type: types.get(path) ?? 'string',
      label: control ? texts.labelOf(control) : '',
      mediaType: control?.attributes.mediatype ?? '',
    });
  });
  return [...fields.values()];
}

/** Maps the absolute path of each answer to its control in the body. */
export function controlsByPath(
  body: XmlElement | undefined,
  emptyRecord: XmlElement,
): ReadonlyMap<string, XmlElement> {
  const asked = new Map<string, XmlElement>();
  if (body) gatherAsked(body, `/${emptyRecord.localName}`, asked);
  return asked;
}

function gatherAsked(element: XmlElement, around: string, asked: Map<string, XmlElement>): void {
  for (const child of element.children) {
    const reference = child.attributes.ref ?? child.attributes.nodeset;
    const path = reference ? formPath(reference, around) : around;
    if (holdsReferences(child.localName)) gatherAsked(child, path, asked);
    else if (reference && !asked.has(path)) asked.set(path, child);
  }
}

/** Lists the repeated groups of a form as paths below the root, such as `plot/tree`. */
export function repeatsOf(body: XmlElement | undefined, emptyRecord: XmlElement): string[] {
  const repeats = new Set<string>();
  if (body) gatherRepeats(body, `/${emptyRecord.localName}`, repeats);
  return [...repeats];
}

function gatherRepeats(element: XmlElement, around: string, repeats: Set<string>): void {
  for (const child of element.children) {
    if (!holdsReferences(child.localName)) continue;
    const reference = child.attributes.ref ?? child.attributes.nodeset;
    const path = reference ? formPath(reference, around) : around;
    if (child.localName === 'repeat') repeats.add(belowRoot(path));
    gatherRepeats(child, path, repeats);
  }
}

const belowRoot = (path: string): string => path.split('/').slice(2).join('/');

/** Elements that the server itself reads from every record. */
const METADATA = new Set(['instanceID', 'instanceName', 'deprecatedID']);

function gatherFields(element: XmlElement, around: string, take: (path: string) => void): void {
  const path = `${around}/${element.localName}`;
  // The upload refuses forms with a longer path.
  if (path.length > FORM_UPLOAD_LIMITS.pathCharacters) return;
  if (element.children.length > 0) {
    for (const child of element.children) gatherFields(child, path, take);
  } else if (around !== '' && !METADATA.has(element.localName)) take(path);
}
