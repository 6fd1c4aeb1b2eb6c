import { parseSync } from '@swc/core';
import { isNode, partsOf, type TreeNode } from '../contracts/syntax-tree';

/** Functions whose first argument is a text for translators; `message` marks one that is used elsewhere. */
const MARKS = new Set(['text', 'message']);
const nameIn = (node: unknown): string =>
  isNode(node) && typeof node.value === 'string' ? node.value : '';

/** A text that stands in the source as it is; null where it is put together. */
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

/** What constants of a file hold that are texts, by their names. */
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

function textOf(node: TreeNode, constants: ReadonlyMap<string, string>): string | null {
  if (node.type !== 'CallExpression' || !MARKS.has(nameIn(node.callee))) return null;
  const [first] = node.arguments as { expression: TreeNode }[];
  return literal(first?.expression) ?? constants.get(nameIn(first?.expression)) ?? null;
}

function collect(part: unknown, constants: ReadonlyMap<string, string>, found: Set<string>) {
  if (Array.isArray(part)) {
    for (const item of part) collect(item, constants, found);
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  const text = isNode(part) ? textOf(part, constants) : null;
  if (text) found.add(text);
  for (const [, child] of partsOf(part)) collect(child, constants, found);
}

/**
 * The texts of a source file that translators translate, in their order.
 * @param hasElements whether there may be JSX, as in a file that ends in `.tsx`
 * @throws where the file is not TypeScript
 */
export function textsInSource(source: string, hasElements: boolean): string[] {
  const found = new Set<string>();
  const options = { syntax: 'typescript', tsx: hasElements, target: 'es2022' } as const;
  const { body } = parseSync(source, options);
  collect(body, constantsIn(body), found);
  return [...found];
}
