import { childOf, childrenOf, type XmlElement } from '../../../platform/xml/xml-element';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { FormTexts } from '../checking/form-texts';
import { bodyElements, formPath, holdsReferences } from '../form-path';

export interface FormField {
  /** Below the root, such as `plot/photo`. */
  readonly path: string;
  /** Such as `geopoint`; `string` without a bind. */
  readonly type: string;
  /** In the form's first language; empty for elements without a question. */
  readonly label: string;
  /** Media type of an upload question, such as `image/*`. */
  readonly mediaType: string;
}

export interface FormParts {
  readonly model: XmlElement;
  readonly body: XmlElement | undefined;
  /** Root of the primary instance: an empty record. */
  readonly emptyRecord: XmlElement;
}

export function partsOf(html: XmlElement): FormParts | null {
  const model = childOf(childOf(html, 'head'), 'model');
  const emptyRecord = childOf(model, 'instance')?.children[0];
  return model && emptyRecord ? { model, body: childOf(html, 'body'), emptyRecord } : null;
}

export function fieldsOf(form: FormParts): FormField[] {
  const root = `/${form.emptyRecord.localName}`;
  const types = new Map<string, string>();
  for (const { attributes } of childrenOf(form.model, 'bind')) {
    const nodeset = attributes.nodeset ?? attributes.ref;
    const type = attributes.type?.slice(attributes.type.indexOf(':') + 1);
    if (nodeset && type) types.set(formPath(nodeset, root), type);
  }
  const texts = new FormTexts(form.model);
  const asked = controlsByPath(form);
  const fields = new Map<string, FormField>();
  gatherFields(form.emptyRecord, '', (path) => {
    const below = belowRoot(path);
    const control = asked.get(below);
    fields.set(below, {
      path: below,
      type: types.get(path) ?? 'string',
      label: control ? texts.labelOf(control) : '',
      mediaType: control?.attributes.mediatype ?? '',
    });
  });
  return [...fields.values()];
}

/** By path below the root. */
export function controlsByPath({ body, emptyRecord }: FormParts): ReadonlyMap<string, XmlElement> {
  const root = `/${emptyRecord.localName}`;
  const asked = new Map<string, XmlElement>();
  for (const { element, path, hasReference } of bodyElements(body, root)) {
    if (!hasReference || holdsReferences(element) || !path.startsWith(`${root}/`)) continue;
    const below = belowRoot(path);
    if (!asked.has(below)) asked.set(below, element);
  }
  return asked;
}

/** Paths below the root, such as `plot/tree`. */
export function repeatsOf({ body, emptyRecord }: FormParts): string[] {
  const repeats = bodyElements(body, `/${emptyRecord.localName}`).filter(
    ({ element }) => element.localName === 'repeat',
  );
  return [...new Set(repeats.map(({ path }) => belowRoot(path)))];
}

/** `plot/photo` for `/data/plot/photo`. */
export const belowRoot = (path: string): string => path.split('/').slice(2).join('/');

/** The server itself reads these elements from every record. */
const METADATA = new Set(['instanceID', 'instanceName', 'deprecatedID']);

function gatherFields(element: XmlElement, around: string, take: (path: string) => void): void {
  const path = `${around}/${element.localName}`;
  // The upload refuses forms with a longer path.
  if (path.length > FORM_UPLOAD_LIMITS.pathCharacters) return;
  if (element.children.length > 0) {
    for (const child of element.children) gatherFields(child, path, take);
  } else if (around !== '' && !METADATA.has(element.localName)) take(path);
}

/**
 * Such questions have the data type `binary`, or an upload control in the body. Relative references
 * are resolved against the root, in the body against the surrounding groups.
 */
export function uploadPathsOf({ model, body, emptyRecord }: FormParts): string[] {
  const root = `/${emptyRecord.localName}`;
  const paths = new Set<string>();
  const take = (path: string) => paths.add(belowRoot(path));
  for (const { attributes } of childrenOf(model, 'bind')) {
    if (attributes.type === 'binary' && attributes.nodeset)
      take(formPath(attributes.nodeset, root));
  }
  for (const path of body ? uploadsIn(body, root) : []) take(path);
  return [...paths];
}

function* uploadsIn(element: XmlElement, around: string): Generator<string> {
  for (const child of element.children) {
    const { localName, attributes } = child;
    const reference = attributes.ref ?? attributes.nodeset;
    if (localName === 'upload' && reference) yield formPath(reference, around);
    const inside = holdsReferences(child) && reference ? formPath(reference, around) : around;
    yield* uploadsIn(child, inside);
  }
}
