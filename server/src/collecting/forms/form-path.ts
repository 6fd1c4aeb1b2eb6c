/** Elements of a form's body whose reference holds for the references inside them. */
const AROUND = new Set(['group', 'repeat']);

/** Whether references inside a body element are relative to the element's own. */
export const holdsReferences = (localName: string): boolean => AROUND.has(localName);

/**
 * The absolute path that a reference of a form means, without prefixes: submissions are matched by
 * local names. `photo`, `./photo` and `/data/photo` are the same one in a form whose root is `data`.
 *
 * @param around What a relative reference is relative to, such as `/data/plot`.
 */
export function formPath(reference: string, around: string): string {
  const trimmed = reference.trim();
  const steps = trimmed.startsWith('/') ? [] : stepsOf(around);
  for (const step of stepsOf(trimmed)) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step.slice(step.indexOf(':') + 1));
  }
  return `/${steps.join('/')}`;
}

const stepsOf = (path: string) =>
  path
    .split('/')
    .map((step) => step.trim())
    .filter(Boolean);
