import { sentence } from '../../../platform/languages/sentence';
import { childOf, childrenOf, type XmlElement } from '../../../platform/xml/xml-element';
import { type Findings, quoted } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { formPath, holdsReferences } from '../form-path';

/** Elements of a body that ask a question. */
const CONTROLS = new Set([
  'input',
  'range',
  'rank',
  'secret',
  'select',
  'select1',
  'trigger',
  'upload',
]);

/** An element of the body that asks a question or contains questions, and the path that it refers to. */
export interface BodyElement {
  readonly element: XmlElement;
  /** Absolute path without prefixes. */
  readonly path: string;
}

/** The elements of a form, indexed by path. */
export interface FormOutline {
  readonly model: XmlElement;
  /** Elements of the empty record by path, including the root. */
  readonly fields: ReadonlyMap<string, XmlElement>;
  /** `bind` elements by the path of their question. */
  readonly binds: ReadonlyMap<string, XmlElement>;
  /** Questions in the order of the body. */
  readonly controls: readonly BodyElement[];
  /** Groups and repeats that name an element. */
  readonly groups: readonly BodyElement[];
}

interface OutlineFindings {
  lines: ReadonlyMap<XmlElement, number>;
  faults: Findings;
  warnings: Findings;
}

/** Collects the elements of a form and adds inconsistencies to the findings. */
export function outlineOf(
  html: XmlElement,
  model: XmlElement,
  record: XmlElement,
  { lines, faults, warnings }: OutlineFindings,
): FormOutline {
  const root = `/${record.localName}`;
  const controls: BodyElement[] = [];
  const groups: BodyElement[] = [];
  const body = childOf(html, 'body');
  if (body) gatherBody(body, root, controls, groups);
  const repeats = new Set(
    groups.flatMap(({ element, path }) => (element.localName === 'repeat' ? [path] : [])),
  );
  const fields = new Map<string, XmlElement>();
  gatherFields(record, '', { fields, repeats, lines, faults, warnings });
  if (fields.size > FORM_UPLOAD_LIMITS.fields) {
    const count = FORM_UPLOAD_LIMITS.fields;
    faults.add(null, sentence('A form has at most {count} questions and groups.', { count }));
  }
  const binds = new Map<string, XmlElement>();
  for (const bind of childrenOf(model, 'bind')) {
    const nodeset = bind.attributes.nodeset ?? bind.attributes.ref;
    if (nodeset) binds.set(formPath(nodeset, root), bind);
    else {
      faults.add(lines.get(bind), sentence('A bind does not say which question it is about.'));
    }
  }
  return { model, fields, binds, controls, groups };
}

function gatherBody(
  element: XmlElement,
  around: string,
  controls: BodyElement[],
  groups: BodyElement[],
): void {
  for (const child of element.children) {
    const reference = child.attributes.ref ?? child.attributes.nodeset;
    const path = reference ? formPath(reference, around) : around;
    if (CONTROLS.has(child.localName)) controls.push({ element: child, path });
    else if (holdsReferences(child.localName)) {
      if (reference) groups.push({ element: child, path });
      gatherBody(child, path, controls, groups);
    }
  }
}

interface Gathering extends OutlineFindings {
  fields: Map<string, XmlElement>;
  /** Paths that may occur several times. */
  repeats: ReadonlySet<string>;
}

function gatherFields(element: XmlElement, around: string, gathering: Gathering): void {
  const { fields, repeats, lines, faults, warnings } = gathering;
  const { localName } = element;
  const path = `${around}/${localName}`;
  if (path.length > FORM_UPLOAD_LIMITS.pathCharacters) {
    const name = quoted(localName);
    faults.add(
      lines.get(element),
      sentence('The name of a question is too long: {name}.', { name }),
    );
    return;
  }
  const known = fields.get(path);
  if (known) {
    // A repeat has a template and may have initial repetitions.
    if (!repeats.has(path) && !('jr:template' in known.attributes)) {
      // JavaRosa accepts an element twice and uses the first one.
      warnings.add(
        lines.get(element),
        sentence('Two elements of the record are called {path}. Give one another name.', {
          path: quoted(path),
        }),
      );
    }
    return;
  }
  if (fields.size > FORM_UPLOAD_LIMITS.fields) return;
  fields.set(path, element);
  for (const child of element.children) gatherFields(child, path, gathering);
}
