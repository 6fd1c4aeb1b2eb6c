export interface FormStructure {
  /** Paths of all questions whose answers are occurrences. */
  readonly anchors: readonly string[];
  readonly repeats: readonly string[];
}

export interface NearestQuestions {
  /** Questions by group, the innermost group first: the first answered one counts. */
  readonly around: readonly (readonly string[])[];
  /** Questions in other repeats count only if the record has a single answer to them. */
  readonly apart: readonly string[];
}

/**
 * Own group first, then each surrounding group, including groups beside it without a species of
 * their own. A question named `…_other`, as XLSForms write `or_other`, belongs to that species
 * question only.
 */
export function nearestQuestions(
  anchor: string,
  questions: readonly string[],
  { anchors, repeats }: FormStructure,
): NearestQuestions {
  const own = otherOf(anchor);
  if (questions.includes(own)) return { around: [[own]], apart: [] };
  const ofOthers = new Set(anchors.map(otherOf));
  const around: string[][] = [];
  let left = questions.filter((path) => !ofOthers.has(path) && !isOfAnother(path, anchor, anchors));
  for (const group of groupsAround(anchor)) {
    const here = left.filter(
      (path) => encloses(group, path) && encloses(repeatOf(path, repeats), anchor),
    );
    if (here.length === 0) continue;
    around.push(here);
    left = left.filter((path) => !here.includes(path));
  }
  return { around, apart: left };
}

/** An XLSForm adds this text question for `or_other`. */
export const otherOf = (question: string): string => `${question}_other`;

const encloses = (group: string, path: string): boolean =>
  group === '' || path.startsWith(`${group}/`);

/** From the innermost group to the root, which is empty. */
function groupsAround(path: string): string[] {
  const groups: string[] = [];
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    groups.push(path.slice(0, end));
    if (end === 0) break;
  }
  return [...groups, ''];
}

/** Empty if the question is in no repeat. */
const repeatOf = (path: string, repeats: readonly string[]): string =>
  repeats.reduce(
    (inner, one) => (encloses(one, path) && one.length > inner.length ? one : inner),
    '',
  );

const isOfAnother = (path: string, anchor: string, anchors: readonly string[]): boolean =>
  groupsAround(path).some(
    (group) => !encloses(group, anchor) && anchors.some((other) => encloses(group, other)),
  );
