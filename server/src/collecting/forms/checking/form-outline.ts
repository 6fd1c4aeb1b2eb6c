import { sentence } from '../../../platform/languages/sentence';
import { childOf, childrenOf, type XmlElement } from '../../../platform/xml/xml-element';
import { type Checking, quoted } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { type BodyElement, bodyElements, formPath, holdsReferences } from '../form-path';

const CONTROLS = new Set('input range rank secret select select1 trigger upload'.split(' '));

export interface FormOutline {
  /** Elements of the empty record by path, including the root. */
  readonly fields: ReadonlyMap<string, XmlElement>;
  readonly binds: ReadonlyMap<string, XmlElement>;
  readonly controls: readonly BodyElement[];
  /** Groups and repeats that name an element. */
  readonly groups: readonly BodyElement[];
}

export function outlineOf(
  html: XmlElement,
  model: XmlElement,
  record: XmlElement,
  checking: Checking,
): FormOutline {
  const root = `/${record.localName}`;
  const { faults } = checking;
  const elements = bodyElements(childOf(html, 'body'), root);
  const controls = elements.filter(({ element }) => CONTROLS.has(element.localName));
  const groups = elements.filter(
    ({ element, hasReference }) => hasReference && holdsReferences(element),
  );
  const repeats = new Set(
    groups.flatMap(({ element, path }) => (element.localName === 'repeat' ? [path] : [])),
  );
  const fields = fieldsOf(record, repeats, checking);
  if (fields.size > FORM_UPLOAD_LIMITS.fields) {
    const count = FORM_UPLOAD_LIMITS.fields;
    faults.add(null, sentence('A form has at most {count} questions and groups.', { count }));
  }
  const binds = new Map<string, XmlElement>();
  for (const bind of childrenOf(model, 'bind')) {
    const nodeset = bind.attributes.nodeset ?? bind.attributes.ref;
    if (nodeset) binds.set(formPath(nodeset, root), bind);
    else faults.add(bind, sentence('A bind does not say which question it is about.'));
  }
  return { fields, binds, controls, groups };
}

function fieldsOf(
  record: XmlElement,
  repeats: ReadonlySet<string>,
  { faults, warnings }: Checking,
): Map<string, XmlElement> {
  const fields = new Map<string, XmlElement>();
  const gather = (element: XmlElement, around: string): void => {
    const path = `${around}/${element.localName}`;
    if (path.length > FORM_UPLOAD_LIMITS.pathCharacters) {
      const name = quoted(element.localName);
      faults.add(element, sentence('The name of a question is too long: {name}.', { name }));
      return;
    }
    const known = fields.get(path);
    // A repeat has a template and may have initial repetitions.
    if (known && !repeats.has(path) && !('jr:template' in known.attributes)) {
      // JavaRosa accepts an element twice and uses the first one.
      warnings.add(
        element,
        sentence('Two elements of the record are called {path}. Give one another name.', {
          path: quoted(path),
        }),
      );
    }
    if (known || fields.size > FORM_UPLOAD_LIMITS.fields) return;
    fields.set(path, element);
    for (const child of element.children) gather(child, path);
  };
  gather(record, '');
  return fields;
}
