import type { BracketFault } from './formula-brackets';

/** Functions and paths in a formula of a form (XPath). */
export interface Formula {
  /** Functions that it calls, with the number of values that it gives them. */
  readonly calls: readonly { readonly name: string; readonly count: number }[];
  /**
   * Paths of questions relative to the question of the formula, such as `/data/a` and `../b`, without their
   * conditions. Paths inside conditions are included; paths of attributes and other instances are not.
   */
  readonly references: readonly string[];
  /** Whether the whole formula is one path. */
  readonly isPath: boolean;
  /** Syntax fault; null if there is none. */
  readonly fault: FormulaFault | null;
}

export type FormulaFault =
  | BracketFault
  /**
   * `syntax`: the formula is wrong from this text on; empty if the formula is empty. `unsupported`: valid XPath
   * that ODK Collect cannot evaluate. `letters`: a name in a script that ODK Collect does not read in formulas.
   */
  | { readonly kind: 'syntax' | 'unsupported' | 'letters'; readonly part: string };
