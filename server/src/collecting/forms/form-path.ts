import { firstCharacters } from '../../platform/text/first-characters';
import { FORM_UPLOAD_LIMITS } from '../form-limits';

/** Elements of a form's body whose reference holds for the references inside them. */
const AROUND = new Set(['group', 'repeat']);

/** Whether references inside a body element are relative to the element's own. */
export const holdsReferences = (localName: string): boolean => AROUND.has(localName);

/**
 * The absolute path that a reference of a form means, without prefixes: submissions are matched by
 * local names. `photo`, `./photo` and `/data/photo` are the same one in a form whose root is `data`.
 * What is longer than any path is cut and ends in `…`, which no name has: nothing is found by it.
 *
 * @param around What a relative reference is relative to, itself a result, such as `/data/plot`.
 */
export function formPath(reference: string, around: string): string {
  const { pathCharacters, referenceCharacters } = FORM_UPLOAD_LIMITS;
  const trimmed = reference.trim();
  if (trimmed.length > referenceCharacters) return cut(trimmed);
  const steps: string[] = [];
  let above = trimmed.startsWith('/') ? '' : around;
  for (const step of trimmed.split('/').map((each) => each.trim())) {
    if (step === '..') {
      // Each step is taken away once, whether it is of the reference or of what is around it.
      if (steps.pop() === undefined) above = above.slice(0, Math.max(0, above.lastIndexOf('/')));
    } else if (step !== '' && step !== '.') steps.push(withoutPrefix(step));
  }
  const path = [above === '/' ? '' : above, ...steps].join('/') || '/';
  return path.length > pathCharacters ? cut(path) : path;
}

/** An attribute stays one: `@ns:id` is `@id`. */
const withoutPrefix = (step: string): string =>
  `${step.startsWith('@') && step.includes(':') ? '@' : ''}${step.slice(step.indexOf(':') + 1)}`;

/** The element that has an attribute, for the path of one, such as `/data/meta/entity/@id`. */
export function elementPath(path: string): string {
  const last = path.lastIndexOf('/');
  return path.startsWith('@', last + 1) ? path.slice(0, last) : path;
}

const cut = (path: string): string =>
  `${firstCharacters(path, FORM_UPLOAD_LIMITS.pathCharacters)}…`;
