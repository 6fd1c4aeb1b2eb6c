/** Structure of a form, for finding the questions that belong to a species. */
export interface FormStructure {
  /** Paths of all questions whose answers are occurrences. */
  readonly anchors: readonly string[];
  /** Paths of repeated groups. */
  readonly repeats: readonly string[];
}

/** Questions of one term for one species question. */
export interface NearestQuestions {
  /**
   * Questions in the groups around the species question, the innermost group first: the first answered one
   * counts. Questions of one group keep their order.
   */
  readonly around: readonly (readonly string[])[];
  /** Questions in other repeats: they count only if the record has a single answer to them. */
  readonly apart: readonly string[];
}

/**
 * Finds the questions of a term that describe a species: those of its own group, then those of each surrounding
 * group, including groups beside it without a species of their own. A question with the name of the species
 * question and `_other`, as XLSForms write `or_other`, belongs to that question only.
 *
 * @param anchor Path of the species question.
 * @param questions Paths of the questions of the term.
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

/** Path of the text question that an XLSForm adds for `or_other`. */
export const otherOf = (question: string): string => `${question}_other`;

/** Whether a path is below a group; the empty path is the root. */
const encloses = (group: string, path: string): boolean =>
  group === '' || path.startsWith(`${group}/`);

/** Groups around a question from the innermost one to the root, which is empty. */
function groupsAround(path: string): string[] {
  const groups: string[] = [];
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    groups.push(path.slice(0, end));
    if (end === 0) break;
  }
  return [...groups, ''];
}

/** The innermost repeat around a question; empty if it is in none. */
const repeatOf = (path: string, repeats: readonly string[]): string =>
  repeats.reduce(
    (inner, one) => (encloses(one, path) && one.length > inner.length ? one : inner),
    '',
  );

/** Whether a question is in a group that has another species question, but not this one. */
const isOfAnother = (path: string, anchor: string, anchors: readonly string[]): boolean =>
  groupsAround(path).some(
    (group) => !encloses(group, anchor) && anchors.some((other) => encloses(group, other)),
  );
