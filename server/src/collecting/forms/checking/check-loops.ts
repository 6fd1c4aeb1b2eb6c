import { sentence } from '../../../platform/languages/sentence';
import { quoted } from '../../form-finding';
import { formPath } from '../form-path';
import type { FormulaCheck } from './check-formulas';

/** Formulas that make a question depend on other questions. JavaRosa computes them in one order. */
const WAITING: readonly string[] = ['calculate', 'relevant', 'required', 'readonly'];
/** Everything in a group depends on these formulas of the group. */
const OF_EVERYTHING_INSIDE: readonly string[] = ['relevant', 'readonly'];

/** Begins the name of a group’s conditions in the graph; no path begins with it. */
const CONDITIONS_OF = 'conditions of ';

export function checkLoops(check: FormulaCheck): void {
  const { outline, faults } = check;
  for (const loop of findLoops(needsOf(check))) {
    const through = loop.map((one) => one.replace(CONDITIONS_OF, ''));
    const named = through.filter((path, place) => path !== through[place - 1]);
    const formula = formulaOf(check, named);
    const bind = outline.binds.get(formula?.path ?? '');
    faults.add(
      bind,
      sentence(
        'Formulas go round in a loop, each needs the next: {paths}. One is {name} = {formula}.',
        {
          paths: [...named, ...named.slice(0, 1)].map(quoted).join(' → '),
          name: formula?.name ?? '',
          formula: quoted(bind?.attributes[formula?.name ?? ''] ?? ''),
        },
      ),
    );
  }
}

function formulaOf(check: FormulaCheck, loop: readonly string[]) {
  for (const [place, path] of loop.entries()) {
    const next = loop[(place + 1) % loop.length] ?? path;
    const name = WAITING.find((one) => referencesOf(check, path, one).includes(next));
    if (name) return { path, name };
  }
  return null;
}

/** Questions, and conditions of groups, with those that their formulas depend on. */
function needsOf(check: FormulaCheck): Map<string, Set<string>> {
  const { binds, fields } = check.outline;
  // Shares one string per path, however often formulas refer to it.
  const known = new Map([...fields.keys()].map((path) => [path, path]));
  const needs = new Map<string, Set<string>>();
  for (const [path, element] of fields) {
    const parent = path.slice(0, path.lastIndexOf('/'));
    const around = needs.has(CONDITIONS_OF + parent) ? [CONDITIONS_OF + parent] : [];
    const needed = (names: readonly string[]) =>
      new Set([
        ...around,
        ...names
          .flatMap((name) => referencesOf(check, path, name))
          .flatMap((other) => known.get(other) ?? []),
      ]);
    if (binds.has(path) || around.length > 0) needs.set(path, needed(WAITING));
    if (element.children.length > 0) {
      needs.set(CONDITIONS_OF + path, needed(OF_EVERYTHING_INSIDE));
    }
  }
  return needs;
}

function referencesOf({ outline, formulas }: FormulaCheck, path: string, name: string): string[] {
  const text = outline.binds.get(path)?.attributes[name];
  const references = text ? (formulas.read(text)?.references ?? []) : [];
  return references.map((reference) => formPath(reference, path));
}

/** Each path depends on the next, and the last on the first. A long loop is cut. */
type FormulaLoop = readonly string[];

const MOST = { loops: 10, paths: 10 };

/** Visits each path once. A formula that refers to itself is a loop of one. */
export function findLoops(needs: ReadonlyMap<string, ReadonlySet<string>>): FormulaLoop[] {
  const loops: FormulaLoop[] = [];
  const done = new Set<string>();

  /** Does not recurse, because a chain of formulas may be long. */
  function walk(start: string): void {
    const trail = new Map<string, number>();
    const steps: { path: string; rest: Iterator<string> }[] = [];
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

  for (const start of needs.keys()) {
    if (!done.has(start) && loops.length < MOST.loops) walk(start);
  }
  return loops;
}
