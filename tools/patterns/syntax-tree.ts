/** A node of a syntax tree, as the parser gives it. */
export interface TreeNode {
  type: string;
  [part: string]: unknown;
}

export const isNode = (part: unknown): part is TreeNode =>
  typeof part === 'object' && part !== null && typeof (part as TreeNode).type === 'string';

/** All nodes of a tree, or of a list of trees, each before those inside it. */
export function* nodesOf(part: unknown): Generator<TreeNode> {
  if (typeof part !== 'object' || part === null) return;
  if (isNode(part)) yield part;
  for (const inner of Object.values(part)) yield* nodesOf(inner);
}

/** The name behind an identifier or a string; empty for anything else. */
export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.value === 'string' ? node.value : '';
