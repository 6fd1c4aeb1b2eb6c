import { type Module, parseSync, printSync } from '@swc/core';

/** A node of a syntax tree, as the parser gives it. */
export interface TreeNode {
  type: string;
  [part: string]: unknown;
}

export const isNode = (part: unknown): part is TreeNode =>
  typeof part === 'object' && part !== null && typeof (part as TreeNode).type === 'string';

/** Where a part is in the text, and how it was written there: says nothing of what it means. */
const POSITION = new Set(['span', 'ctxt', 'raw']);

/** The dots of `...rest` have a position of their own. */
const isPosition = (part: unknown) =>
  typeof part === 'object' && part !== null && 'start' in part && 'end' in part;

/** The parts of a node that carry meaning. */
export const partsOf = (node: object): [string, unknown][] =>
  Object.entries(node).filter(([name, part]) => !POSITION.has(name) && !isPosition(part));

/** @throws where the text is not TypeScript */
export function parsed(text: string): { module: Module; statements: TreeNode[] } {
  const module = parseSync(text, { syntax: 'typescript', target: 'es2022' });
  return { module, statements: module.body as unknown as TreeNode[] };
}

/** A statement as text in one fixed layout, without comments. */
export const printed = (module: Module, statement: TreeNode): string =>
  printSync({ ...module, body: [statement] as unknown as Module['body'] }).code.trim();

/** The name behind an identifier or a string; empty for anything else. */
export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.value === 'string' ? node.value : '';

/** What a statement declares, by name; a list of constants is taken apart. */
export function declarationsIn(statement: TreeNode): { name: string; declaration: TreeNode }[] {
  if (statement.type === 'ExportDeclaration') {
    return declarationsIn(statement.declaration as TreeNode);
  }
  if (statement.type === 'ExportDefaultDeclaration') {
    return [{ name: 'default', declaration: statement }];
  }
  if (statement.type === 'VariableDeclaration') {
    return (statement.declarations as TreeNode[]).map((declarator) => ({
      name: nameOf(declarator.id),
      declaration: { ...statement, declarations: [declarator] },
    }));
  }
  const name = nameOf(statement.identifier ?? statement.id);
  return name ? [{ name, declaration: statement }] : [];
}
