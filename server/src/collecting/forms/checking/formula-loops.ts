/** Each path depends on the next, and the last on the first. A long loop is cut. */
export type FormulaLoop = readonly string[];

/** Maximum number of loops that are reported, and of paths per loop. */
const MOST = { loops: 10, paths: 10 };

/**
 * Finds loops among formulas: an answer that is calculated from itself through other answers. Visits each path
 * once. A formula that refers to itself is a loop of one.
 *
 * @param needs For each path the paths that its formulas refer to.
 */
export function findLoops(needs: ReadonlyMap<string, ReadonlySet<string>>): FormulaLoop[] {
  const loops: FormulaLoop[] = [];
  const done = new Set<string>();
  for (const start of needs.keys()) {
    if (!done.has(start) && loops.length < MOST.loops) walk(start, needs, done, loops);
  }
  return loops;
}

interface Step {
  path: string;
  rest: Iterator<string>;
}

/** Searches depth first without recursion, because a chain of formulas may be long. */
function walk(
  start: string,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  done: Set<string>,
  loops: FormulaLoop[],
): void {
  const trail = new Map<string, number>();
  const steps: Step[] = [];
  const enter = (path: string) => {
    trail.set(path, steps.length);
    steps.push({ path, rest: (needs.get(path) ?? new Set<string>()).values() });
  };
  enter(start);
  for (let step = steps.at(-1); step; step = steps.at(-1)) {
    const { done: isOver, value: next } = step.rest.next();
    if (isOver) {
      steps.pop();
      trail.delete(step.path);
      done.add(step.path);
      continue;
    }
    const place = trail.get(next);
    if (place !== undefined) {
      if (loops.length >= MOST.loops) return;
      loops.push(steps.slice(place, place + MOST.paths).map(({ path }) => path));
    } else if (!done.has(next) && needs.has(next)) enter(next);
  }
}
