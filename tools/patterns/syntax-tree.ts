export interface TreeNode {
  type: string;
  [part: string]: unknown;
}

export const isNode = (part: unknown): part is TreeNode =>
  typeof part === 'object' && part !== null && typeof (part as TreeNode).type === 'string';

/** Each node comes before those inside it. */
export function* nodesOf(part: unknown): Generator<TreeNode> {
  if (typeof part !== 'object' || part === null) return;
  if (isNode(part)) yield part;
  for (const inner of Object.values(part)) yield* nodesOf(inner);
}

/** Empty if the node is no identifier or string. */
export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.value === 'string' ? node.value : '';
