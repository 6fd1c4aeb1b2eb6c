import type Parser from 'web-tree-sitter';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import type { Formula, FormulaFault } from './formula';
import { bracketFault } from './formula-brackets';
import type { ParseFormula } from './formula-parser';
import { type FormulaPath, readPath } from './formula-path';

type Node = Parser.SyntaxNode;

/** A part of a formula that is still to be read, and the path that its relative paths begin with. */
interface Waiting {
  readonly node: Node;
  /** Empty for the question itself; null if the paths belong to another instance. */
  readonly around: string | null;
}

/** Parses a formula in time proportional to its length. */
export function readFormula(text: string, parse: ParseFormula): Formula {
  const fault = bracketFault(text);
  if (fault) return { calls: [], references: [], isPath: false, fault };
  const tree = parse(text);
  try {
    const { rootNode } = tree;
    if (rootNode.hasError) {
      const part = text.slice(firstError(rootNode).startIndex).trim();
      return { calls: [], references: [], isPath: false, fault: { kind: 'syntax', part } };
    }
    const reader = new FormulaReader();
    reader.read(rootNode);
    return reader;
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

/**
 * Name with letters that JavaRosa does not read: it accepts only letters with upper or lower case.
 */
const OTHER_LETTERS = /[^\p{Uppercase}\p{Lowercase}\d_.:-]/u;

class FormulaReader implements Formula {
  readonly calls: { name: string; count: number }[] = [];
  readonly references: string[] = [];
  isPath = false;
  fault: FormulaFault | null = null;
  /** A list instead of recursion, because `1 + 1 + 1 …` is nested as deep as it is long. */
  readonly #waiting: Waiting[] = [];

  read(root: Node): void {
    const whole = root.namedChildren[0]?.namedChildren[0];
    this.#waiting.push({ node: root, around: '' });
    for (let next = this.#waiting.pop(); next && !this.fault; next = this.#waiting.pop()) {
      const { node, around } = next;
      if (PATHS.has(node.type)) {
        const path = readPath(node, around);
        if (path.steps && whole?.id === node.id) this.isPath = true;
        this.#takePath(path);
      } else this.#takeOther(node, around);
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

  #takeOther(node: Node, around: string | null): void {
    if (node.type === 'union_expr') this.fault = { kind: 'unsupported', part: node.text };
    if (node.type === 'function_call') {
      const name = node.namedChildren[0]?.text ?? '';
      const count = node.namedChildren.filter(({ type }) => type === 'argument').length;
      this.calls.push({ name: name.replaceAll(/\s/g, ''), count });
    }
    for (const child of node.namedChildren.toReversed())
      this.#waiting.push({ node: child, around });
  }
}
