import { firstCharacters } from '../../platform/text/first-characters';
import type { XmlElement } from '../../platform/xml/xml-element';
import { FORM_UPLOAD_LIMITS } from '../form-limits';

/** References inside these elements are relative to theirs. */
const AROUND = new Set(['group', 'repeat']);

export const holdsReferences = ({ localName }: XmlElement): boolean => AROUND.has(localName);

/** An element of the body that is in no question. */
export interface BodyElement {
  readonly element: XmlElement;
  /** Absolute, without prefixes: its reference, else that of the element around it. */
  readonly path: string;
  readonly hasReference: boolean;
}

/** In the order of the body. @param root Path of the record. */
export function bodyElements(body: XmlElement | undefined, root: string): BodyElement[] {
  const found: BodyElement[] = [];
  const gather = (parent: XmlElement, around: string) => {
    for (const element of parent.children) {
      const reference = element.attributes.ref ?? element.attributes.nodeset;
      const path = reference ? formPath(reference, around) : around;
      found.push({ element, path, hasReference: Boolean(reference) });
      if (holdsReferences(element)) gather(element, path);
    }
  };
  if (body) gather(body, root);
  return found;
}

/**
 * Removes prefixes, because submissions are matched by local names. `photo`, `./photo`,
 * `current()/photo` and `/data/photo` are the same in a form with the root `data`. A result that
 * exceeds the length limit is cut and ends in `…`, so that it matches no name.
 * @param around Base of a relative reference, itself a resolved path, such as `/data/plot`.
 */
export function formPath(reference: string, around: string): string {
  const { pathCharacters, referenceCharacters } = FORM_UPLOAD_LIMITS;
  const trimmed = reference.trim();
  if (trimmed.length > referenceCharacters) return cut(trimmed);
  const steps: string[] = [];
  let above = trimmed.startsWith('/') ? '' : around;
  for (const step of trimmed.split('/').map((each) => each.trim())) {
    if (step === '..') {
      // Each `..` removes one step of the reference, or of the base path.
      if (steps.pop() === undefined) above = above.slice(0, Math.max(0, above.lastIndexOf('/')));
    } else if (step !== '' && step !== '.' && step !== 'current()') steps.push(withoutPrefix(step));
  }
  const path = [above === '/' ? '' : above, ...steps].join('/') || '/';
  return path.length > pathCharacters ? cut(path) : path;
}

/** `@ns:id` becomes `@id`. */
const withoutPrefix = (step: string): string =>
  `${step.startsWith('@') && step.includes(':') ? '@' : ''}${step.slice(step.indexOf(':') + 1)}`;

/** Such as `/data/meta/entity` for `/data/meta/entity/@id`. */
export function elementPath(path: string): string {
  const last = path.lastIndexOf('/');
  return path.startsWith('@', last + 1) ? path.slice(0, last) : path;
}

const cut = (path: string): string =>
  `${firstCharacters(path, FORM_UPLOAD_LIMITS.pathCharacters)}…`;
