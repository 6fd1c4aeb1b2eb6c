import { parseSync } from '@swc/core';
import { isNode, partsOf, type TreeNode } from '../patterns/syntax-tree';

/** Marks a text of the server with its values; tables use the property name `text` too. */
export const SENTENCES: ReadonlySet<string> = new Set(['sentence']);
/**
 * Functions whose first argument is a translatable text; `message` marks one that is used
 * elsewhere.
 */
const MARKS: ReadonlySet<string> = new Set(['text', 'message', ...SENTENCES]);
const nameIn = (node: unknown): string =>
  isNode(node) && typeof node.value === 'string' ? node.value : '';

/** A literal text; null if it is computed. */
function literal(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'StringLiteral') return nameIn(node);
  if (node.type !== 'TemplateLiteral') return null;
  const { quasis, expressions } = node as unknown as {
    quasis: { cooked: string }[];
    expressions: unknown[];
  };
  return expressions.length === 0 ? (quasis[0]?.cooked ?? null) : null;
}

/** String constants of a file by name. */
function constantsIn(body: unknown[], constants = new Map<string, string>()) {
  for (const statement of body as { declaration?: TreeNode; declarations?: TreeNode[] }[]) {
    const declarations = (statement.declaration?.declarations ?? statement.declarations ?? []) as {
      id: unknown;
      init: unknown;
    }[];
    for (const { id, init } of declarations) {
      const text = literal(init);
      if (text) constants.set(nameIn(id), text);
    }
  }
  return constants;
}

function textOf(
  node: TreeNode,
  constants: ReadonlyMap<string, string>,
  marks: ReadonlySet<string>,
): string | null {
  if (node.type !== 'CallExpression' || !marks.has(nameIn(node.callee))) return null;
  const [first] = node.arguments as { expression: TreeNode }[];
  return literal(first?.expression) ?? constants.get(nameIn(first?.expression)) ?? null;
}

interface Search {
  constants: ReadonlyMap<string, string>;
  marks: ReadonlySet<string>;
  found: Set<string>;
}

function collect(part: unknown, search: Search) {
  if (Array.isArray(part)) {
    for (const item of part) collect(item, search);
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  const text = isNode(part) ? textOf(part, search.constants, search.marks) : null;
  if (text) search.found.add(text);
  for (const [, child] of partsOf(part)) collect(child, search);
}

/**
 * Finds the translatable texts of a source file in order.
 * @param hasElements whether it may contain JSX, as a `.tsx` file does
 * @param marks functions that mark texts
 * @throws if the file is not TypeScript
 */
export function textsInSource(source: string, hasElements: boolean, marks = MARKS): string[] {
  const found = new Set<string>();
  const options = { syntax: 'typescript', tsx: hasElements, target: 'es2022' } as const;
  const { body } = parseSync(source, options);
  collect(body, { constants: constantsIn(body), marks, found });
  return [...found];
}
