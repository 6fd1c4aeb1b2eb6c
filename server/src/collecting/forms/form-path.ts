/** Elements of a form's body whose reference holds for the references inside them. */
const AROUND = new Set(['group', 'repeat']);

/** Whether references inside a body element are relative to the element's own. */
export const holdsReferences = (localName: string): boolean => AROUND.has(localName);

/**
 * The absolute path that a reference of a form means, without prefixes: submissions are matched by
 * local names. `photo`, `./photo` and `/data/photo` are the same one in a form whose root is `data`.
 *
 * @param around What a relative reference is relative to, itself a result, such as `/data/plot`.
 */
export function formPath(reference: string, around: string): string {
  const trimmed = reference.trim();
  let path = trimmed.startsWith('/') ? '' : around;
  for (const step of trimmed.split('/').map((each) => each.trim())) {
    if (step === '..') path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    else if (step !== '' && step !== '.') path += `/${step.slice(step.indexOf(':') + 1)}`;
  }
  return path || '/';
}
