import type Parser from 'web-tree-sitter';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import type { FormulaFault } from './formula-faults';

type Node = Parser.SyntaxNode;

/** A part of a formula that is still to be read, and the path that its relative paths begin with. */
export interface FormulaPart {
  readonly node: Node;
  /** Empty for the question itself; null if the paths belong to another instance. */
  readonly around: string | null;
}

/** Read as JavaRosa does, from the question, the record (`/`), another instance or `current()`. */
export class FormulaPath {
  /** Path without conditions; null if it does not refer to a question, or is too long. */
  reference: string | null = null;
  /** A text, a number or a function call has none. */
  steps = false;
  fault: FormulaFault | null = null;
  readonly names: string[] = [];
  /** Conditions of the path and its first expression. */
  readonly inside: FormulaPart[] = [];
  readonly #around: string | null;
  readonly #path: Node;
  #at: string | null;
  #canGoUp = true;

  constructor({ node, around }: FormulaPart) {
    this.#around = around;
    this.#path = node;
    this.#at = around;
    for (const child of node.children) this.#take(child);
  }

  #take(child: Node): void {
    if (child.type === 'filter_expr') this.#begin(child);
    else if (child.type === 'step') this.#step(child);
    else if (child.type === 'absolute_root_location_path') {
      this.#at = '/';
      this.steps = true;
      this.#canGoUp = false;
    } else if (child.type !== '/') this.#refuse();
  }

  #begin(filter: Node): void {
    const [first, ...conditions] = filter.namedChildren;
    if (!first) return;
    const name = first.type === 'function_call' ? first.namedChildren[0]?.text : '';
    const isStart = name === 'current' || (name === 'instance' && hasTextOnly(first));
    const isValue = this.#path.childCount === 1 && name !== 'current' && name !== 'instance';
    if (conditions.length > 0 || !(isStart || isValue)) this.#refuse();
    this.inside.push({ node: first, around: this.#around });
    this.#at = name === 'current' ? '' : null;
    this.#canGoUp = name === 'current';
  }

  #step(step: Node): void {
    this.steps = true;
    const [test, ...conditions] = step.namedChildren;
    const { kind, name } = test ? stepOf(test) : UNSUPPORTED;
    if (kind === 'unsupported' || (kind === 'parent' && !this.#canGoUp)) this.#refuse();
    if (kind === 'child' || kind === 'attribute') this.names.push(name);
    this.#canGoUp = kind !== 'attribute' && (this.#canGoUp || kind !== 'self');
    const isElsewhere = kind === 'attribute' || kind === 'any child' || this.#at === null;
    this.#at = isElsewhere ? null : joined(this.#at ?? '', name);
    this.reference = this.#at;
    for (const node of conditions) this.inside.push({ node, around: this.#at });
  }

  #refuse(): void {
    this.fault ??= { kind: 'unsupported', part: this.#path.text };
  }
}

/** JavaRosa looks instances up before it computes, so their id must be a literal text. */
const hasTextOnly = ({ text }: Node): boolean => /^\w+\s*\(\s*(?:"[^"]*"|'[^']*')\s*\)$/.test(text);

interface Step {
  readonly kind: 'self' | 'parent' | 'child' | 'any child' | 'attribute' | 'unsupported';
  readonly name: string;
}

const UNSUPPORTED: Step = { kind: 'unsupported', name: '' };

function stepOf(test: Node): Step {
  if (test.type === 'abbreviated_step') {
    return test.text === '.' ? { kind: 'self', name: '.' } : { kind: 'parent', name: '..' };
  }
  const axis = test.namedChildren.find(({ type }) => type === 'axis_name')?.text ?? 'child';
  const tested = test.namedChildren.at(-1);
  const name = tested?.text ?? '';
  if (tested?.type === 'unprefixed_name' || tested?.type === 'prefixed_name') {
    if (test.type === 'abbreviated_axis_test' || axis === 'attribute') {
      return { kind: 'attribute', name };
    }
    return axis === 'child' ? { kind: 'child', name } : UNSUPPORTED;
  }
  if (tested?.type === 'unprefixed_wildcard_name_test' && test.type === 'node_test') {
    return { kind: 'any child', name };
  }
  // `self::node()` and `parent::node()` are the long forms of `.` and `..`.
  if (tested?.type !== 'node_type_test' || !name.startsWith('node')) return UNSUPPORTED;
  if (axis === 'self') return { kind: 'self', name: '.' };
  return axis === 'parent' ? { kind: 'parent', name: '..' } : UNSUPPORTED;
}

function joined(path: string, name: string): string | null {
  if (path.length > FORM_UPLOAD_LIMITS.referenceCharacters) return null;
  return path === '' || path === '/' ? `${path}${name}` : `${path}/${name}`;
}
