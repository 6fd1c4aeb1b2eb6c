import { parseSync } from '@swc/core';
import { isNode, nameOf, nodesOf, type TreeNode } from '../patterns/syntax-tree';

/** Marks a text of the server with its values; tables use the property name `text` too. */
export const SENTENCES: ReadonlySet<string> = new Set(['sentence']);
/** Every text in a table is translatable. Its keys are written without quotes. */
const TABLE = 'messages';
/** `message` marks a text that is used elsewhere. */
const MARKS: ReadonlySet<string> = new Set(['text', 'message', TABLE, ...SENTENCES]);
/** Null if the text is computed. */
function literal(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'StringLiteral') return nameOf(node);
  if (node.type !== 'TemplateLiteral') return null;
  const { quasis, expressions } = node as unknown as {
    quasis: { cooked: string }[];
    expressions: unknown[];
  };
  return expressions.length === 0 ? (quasis[0]?.cooked ?? null) : null;
}

function constantsIn(body: unknown[], constants = new Map<string, string>()) {
  for (const statement of body as { declaration?: TreeNode; declarations?: TreeNode[] }[]) {
    const declarations = (statement.declaration?.declarations ?? statement.declarations ?? []) as {
      id: unknown;
      init: unknown;
    }[];
    for (const { id, init } of declarations) {
      const text = literal(init);
      if (text) constants.set(nameOf(id), text);
    }
  }
  return constants;
}

function textsOf(
  node: TreeNode,
  constants: ReadonlyMap<string, string>,
  marks: ReadonlySet<string>,
): string[] {
  const mark = nameOf(node.callee);
  if (node.type !== 'CallExpression' || !marks.has(mark)) return [];
  const [first] = node.arguments as { expression: TreeNode }[];
  if (mark === TABLE) return [...nodesOf(first)].flatMap((part) => literal(part) ?? []);
  return [literal(first?.expression) ?? constants.get(nameOf(first?.expression)) ?? ''];
}

/**
 * @param hasElements whether the source may contain JSX
 * @throws if it is not TypeScript
 */
export function textsInSource(source: string, hasElements: boolean, marks = MARKS): string[] {
  const options = { syntax: 'typescript', tsx: hasElements, target: 'es2022' } as const;
  const { body } = parseSync(source, options);
  const constants = constantsIn(body);
  const found = [...nodesOf(body)].flatMap((node) => textsOf(node, constants, marks));
  return [...new Set(found.filter(Boolean))];
}
