import { FORM_UPLOAD_LIMITS } from '../../form-limits';

/** Functions and paths in a formula of a form (XPath). */
export interface Formula {
  /** Names of the functions that it calls. */
  readonly functions: readonly string[];
  /**
   * Paths of questions as written, such as `/data/a` and `../b`. Paths with a condition and paths inside one
   * are omitted: the question that they mean depends on the record.
   */
  readonly references: readonly string[];
  /** Syntax fault; null if there is none. */
  readonly fault: FormulaFault | null;
}

/** Syntax fault of a formula. */
export type FormulaFault =
  /** `long`: the formula exceeds the length limit. `open text`: a text has no closing quotation mark. */
  | { readonly kind: 'long' | 'open text' }
  /**
   * `open bracket`: this closing bracket is missing. `closing bracket`: this one has no opening bracket.
   * `sign`: this sign is not allowed in a formula.
   */
  | { readonly kind: 'open bracket' | 'closing bracket' | 'sign'; readonly sign: string };

const WORDS_BETWEEN = new Set(['and', 'or', 'div', 'mod']);
const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** White space, a text, a number, a name, steps of a path, or one other sign. */
const TOKEN =
  /\s+|"[^"]*"|'[^']*'|\d+(?:\.\d*)?|[\p{L}_][\p{L}\p{M}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{M}\p{N}_.-]*)?|\/\/?|\.\.?|./gsu;

/** Parses a formula in time proportional to its length. */
export function readFormula(text: string): Formula {
  const longest = FORM_UPLOAD_LIMITS.formulaCharacters;
  if (text.length > longest) {
    return { functions: [], references: [], fault: { kind: 'long' } };
  }
  const reader = new FormulaReader();
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.trim()) reader.take(token);
    if (reader.fault) break;
  }
  reader.end();
  return reader;
}

/** Maximum number of questions that are read from one formula. */
const MOST_REFERENCES = 1_000;

/** A function whose arguments refer to another repetition. */
const OF_ANOTHER_REPETITION = 'indexed-repeat';

interface OpenBracket {
  closing: string;
  /** Whether the question of a path inside the bracket depends on the record. */
  apart: boolean;
}

class FormulaReader implements Formula {
  readonly functions: string[] = [];
  readonly references: string[] = [];
  fault: FormulaFault | null = null;
  /** Stack of open brackets. */
  readonly #open: OpenBracket[] = [];
  /** Names, dots and slashes of the path that is being read. */
  #path: string[] = [];
  /** Whether the current path does not refer to a question of the form, but for example to an instance. */
  #foreign = false;

  take(token: string): void {
    const closing = CLOSES[token];
    if (closing) this.#enter(closing);
    else if (token === ')' || token === ']') this.#close(token);
    else if (/^(?:\/|\.|[\p{L}_])/u.test(token)) this.#step(token);
    else if (token === '@' || token === ':') this.#foreign = true;
    else this.#other(token);
  }

  end(): void {
    this.#flush();
    const missing = this.#open.at(-1);
    if (missing) this.fault ??= { kind: 'open bracket', sign: missing.closing };
  }

  #step(token: string): void {
    const isFirst = this.#path.length === 0;
    const goesOn = isFirst || this.#expectsStep || token.startsWith('/');
    if (!goesOn || (WORDS_BETWEEN.has(token) && isFirst)) this.#flush();
    if (WORDS_BETWEEN.has(token) && !this.#expectsStep) return;
    this.#path.push(token);
  }

  get #expectsStep(): boolean {
    return this.#path.at(-1)?.startsWith('/') ?? false;
  }

  /** The path before a round bracket is the name of a function. */
  #enter(closing: string): void {
    const isCondition = closing === ']';
    const [first = '', ...rest] = this.#path.slice(0, 2);
    const isName = !isCondition && rest.length === 0 && !first.startsWith('/');
    const name = isName ? first : '';
    if (name) this.functions.push(name);
    if (name || isCondition) this.#path = [];
    this.#flush();
    const apart = isCondition || name === OF_ANOTHER_REPETITION || this.#isApart;
    this.#open.push({ closing, apart });
  }

  #close(token: string): void {
    this.#flush();
    if (this.#open.pop()?.closing !== token) this.fault = { kind: 'closing bracket', sign: token };
    // Steps that follow are relative to the result in brackets.
    this.#foreign = true;
  }

  #other(token: string): void {
    if (token === '*' && this.#expectsStep) {
      this.#foreign = true;
      return;
    }
    this.#flush();
    if (token === '"' || token === "'") this.fault = { kind: 'open text' };
    else if (/^[{}$#;&%?`~\\]/.test(token)) this.fault = { kind: 'sign', sign: token };
  }

  get #isApart(): boolean {
    return this.#open.at(-1)?.apart ?? false;
  }

  #flush(): void {
    const isOfRecord = !this.#foreign && !this.#isApart;
    const hasPlace = this.references.length < MOST_REFERENCES;
    const path = isOfRecord && hasPlace ? this.#path.join('') : '';
    if (/[\p{L}_]/u.test(path)) this.references.push(path);
    this.#path = [];
    this.#foreign = false;
  }
}
