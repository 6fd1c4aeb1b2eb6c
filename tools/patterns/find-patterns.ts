import { parseSync } from '@swc/core';
import { nameOf, nodesOf, type TreeNode } from './syntax-tree';

export interface FoundPattern {
  /** Null if it is built at run time and cannot be checked. */
  source: string | null;
  flags: string;
}

/**
 * Finds literals, also inside schemas, and arguments of `RegExp`.
 * @param name its extension selects the syntax
 * @throws if the text cannot be parsed
 */
export function findPatterns(text: string, name: string): FoundPattern[] {
  const isTypeScript = /\.tsx?$/.test(name);
  const tree = parseSync(text, {
    target: 'es2022',
    ...(isTypeScript
      ? { syntax: 'typescript', tsx: name.endsWith('x') }
      : { syntax: 'ecmascript', jsx: name.endsWith('x') }),
  });
  return [...nodesOf(tree)].flatMap((node) => patternOf(node) ?? []);
}

function patternOf(node: TreeNode): FoundPattern | null {
  if (node.type === 'RegExpLiteral') {
    return { source: String(node.pattern), flags: String(node.flags) };
  }
  const isMade = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isMade || nameOf(node.callee) !== 'RegExp') return null;
  const [source, flags] = (node.arguments as { expression: TreeNode }[] | undefined) ?? [];
  const texts = [source, flags].map((one) => (one ? textOf(one.expression) : ''));
  return { source: texts.includes(null) ? null : (texts[0] ?? null), flags: texts[1] ?? '' };
}

const textOf = (expression: TreeNode): string | null =>
  expression.type === 'StringLiteral' ? nameOf(expression) : null;
