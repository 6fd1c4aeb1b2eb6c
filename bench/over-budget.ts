/** One figure against its budget. */
export interface BudgetLine {
  /** The deployable, and which part of it. */
  what: string;
  unit: 'bytes' | 'requests';
  actual: number;
  /** Undefined where nobody set one. */
  budget: number | undefined;
  /** How to find out where it comes from. */
  look: string;
  /** File with the budget. */
  where?: string;
}

/**
 * How much more than its budget something may cost: budgets catch accidents, and a build for `npm start` is
 * compressed less than a release.
 */
const TOLERANCE = 1.25;

/** What to tell about each line that is over its budget or has none; empty where all is well. */
export function overBudget(lines: readonly BudgetLine[]): string[] {
  return lines.flatMap(({ what, unit, actual, budget, look, where = 'bench/budgets.ts' }) => {
    if (budget === undefined) {
      return [`${what}: ${actual} ${unit} and no budget. Set one in ${where}.`];
    }
    if (actual <= budget * TOLERANCE) return [];
    const over = (((actual - budget) / budget) * 100).toFixed(1);
    return [
      `${what}: ${actual} ${unit}, ${over} % over the budget of ${budget}. ${look} Make it smaller, or raise the budget in ${where} and say why in the commit.`,
    ];
  });
}
