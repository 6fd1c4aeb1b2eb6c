/** A node of a syntax tree, as the parser gives it. */
export interface TreeNode {
  type: string;
  [part: string]: unknown;
}

export const isNode = (part: unknown): part is TreeNode =>
  typeof part === 'object' && part !== null && typeof (part as TreeNode).type === 'string';

/** Position of a part in the text, and its source there; it has no meaning of its own. */
const POSITION = new Set(['span', 'ctxt', 'raw']);

/** The dots of `...rest` have a position of their own. */
const isPosition = (part: unknown) =>
  typeof part === 'object' && part !== null && 'start' in part && 'end' in part;

/** The parts of a node that carry meaning. */
export const partsOf = (node: object): [string, unknown][] =>
  Object.entries(node).filter(([name, part]) => !POSITION.has(name) && !isPosition(part));

/** The name behind an identifier or a string; empty for anything else. */
export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.value === 'string' ? node.value : '';
