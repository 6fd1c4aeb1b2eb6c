import type Parser from 'web-tree-sitter';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { bracketFault, type FormulaFault } from './formula-faults';
import type { ParseFormula } from './formula-parser';
import { type FormulaPart, FormulaPath } from './formula-path';

type Node = Parser.SyntaxNode;

/** Takes time proportional to the length. */
export function readFormula(text: string, parse: ParseFormula): Formula {
  const formula = new Formula();
  formula.fault = bracketFault(text);
  if (formula.fault) return formula;
  const tree = parse(text);
  try {
    const { rootNode } = tree;
    if (rootNode.hasError) {
      const part = text.slice(firstError(rootNode).startIndex).trim();
      formula.fault = { kind: 'syntax', part };
    } else formula.read(rootNode);
    return formula;
  } finally {
    tree.delete();
  }
}

/** Returns the first node that the parser skipped or invented. */
function firstError(root: Node): Node {
  let node = root;
  while (!node.isError || node === root) {
    const next = node.children.find((child) => child.hasError || child.isMissing);
    if (!next) break;
    node = next;
  }
  return node;
}

/** Nodes of paths; a text, a number and a function call are `filter_path_expr` too. */
const PATHS = new Set(['absolute_location_path', 'relative_location_path', 'filter_path_expr']);

/** JavaRosa accepts only letters with upper or lower case. */
const OTHER_LETTERS = /[^\p{Uppercase}\p{Lowercase}\d_.:-]/u;

export class Formula {
  readonly calls: { name: string; count: number }[] = [];
  /**
   * Relative to the question, such as `/data/a` and `../b`, without their conditions. Paths inside
   * conditions are included; paths of attributes and other instances are not.
   */
  readonly references: string[] = [];
  isPath = false;
  fault: FormulaFault | null = null;
  /** A list instead of recursion, because `1 + 1 + 1 …` is nested as deep as it is long. */
  readonly #waiting: FormulaPart[] = [];

  read(root: Node): void {
    const whole = root.namedChildren[0]?.namedChildren[0];
    this.#waiting.push({ node: root, around: '' });
    for (let next = this.#waiting.pop(); next && !this.fault; next = this.#waiting.pop()) {
      if (PATHS.has(next.node.type)) {
        const path = new FormulaPath(next);
        if (path.steps && whole?.id === next.node.id) this.isPath = true;
        this.#takePath(path);
      } else this.#takeOther(next);
    }
  }

  #takePath({ reference, fault, inside, names }: FormulaPath): void {
    this.fault ??= fault;
    const foreign = names.find((name) => OTHER_LETTERS.test(name));
    if (foreign) this.fault ??= { kind: 'letters', part: foreign };
    if (reference && this.references.length < FORM_UPLOAD_LIMITS.formulaReferences) {
      this.references.push(reference);
    }
    this.#waiting.push(...inside);
  }

  #takeOther({ node, around }: FormulaPart): void {
    if (node.type === 'union_expr') this.fault = { kind: 'unsupported', part: node.text };
    if (node.type === 'function_call') {
      const name = node.namedChildren[0]?.text ?? '';
      const count = node.namedChildren.filter(({ type }) => type === 'argument').length;
      this.calls.push({ name: name.replaceAll(/\s/g, ''), count });
    }
    for (const child of node.namedChildren.toReversed()) {
      this.#waiting.push({ node: child, around });
    }
  }
}

/** A formula that occurs several times is parsed once. */
export class FormFormulas {
  readonly #parse: ParseFormula;
  readonly #read = new Map<string, Formula>();
  #characters = 0;

  constructor(parse: ParseFormula) {
    this.#parse = parse;
  }

  /** Null if the form has more formulas, or longer ones, than a form may have. */
  read(text: string): Formula | null {
    const known = this.#read.get(text);
    if (known) return known;
    const { formulas, allFormulaCharacters } = FORM_UPLOAD_LIMITS;
    const characters = this.#characters + text.length;
    if (this.#read.size >= formulas || characters > allFormulaCharacters) return null;
    this.#characters = characters;
    const formula = readFormula(text, this.#parse);
    this.#read.set(text, formula);
    return formula;
  }
}
