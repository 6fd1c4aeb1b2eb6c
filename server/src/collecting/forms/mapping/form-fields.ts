import { childrenOf, type XmlElement } from '../../../platform/xml/xml-element';
import { Findings } from '../../form-findings/finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { FormTexts } from '../checking/form-texts';
import { formPath, holdsReferences } from '../form-path';

/** Something that a record of a form has an answer for. */
export interface FormField {
  /** Below the root, such as `plot/photo`. */
  readonly path: string;
  /** Data type of its bind, such as `geopoint`; `string` where it has none. */
  readonly type: string;
  /** In the form's first language; empty for what nobody is asked. */
  readonly label: string;
  /** For an upload, such as `image/*`. */
  readonly mediaType: string;
}

/** Every answer that a record of the form has, in the record's order. */
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
    const below = path.split('/').slice(2).join('/');
    fields.set(below, {
      path: below,
      type: types.get(path) ?? 'string',
      label: control ? texts.labelOf(control) : '',
      mediaType: control?.attributes.mediatype ?? '',
    });
  });
  return [...fields.values()];
}

/** What asks for each answer of a record, by the absolute path of the answer. */
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

/** What the server itself reads of every record. */
const METADATA = new Set(['instanceID', 'instanceName', 'deprecatedID']);

function gatherFields(element: XmlElement, around: string, take: (path: string) => void): void {
  const path = `${around}/${element.localName}`;
  // No form with such a path is taken.
  if (path.length > FORM_UPLOAD_LIMITS.pathCharacters) return;
  if (element.children.length > 0) {
    for (const child of element.children) gatherFields(child, path, take);
  } else if (around !== '' && !METADATA.has(element.localName)) take(path);
}
