import type { Surface } from './public-surface';
import { declarationsIn, isNode, nameOf, parsed, type TreeNode } from './syntax-tree';

const FIRST_LINE = /^\/\/ (\S+) (\d+\.\d+\.\d+)\S*: what others may rely on\.$/m;

const byName = <Value>([one]: [string, Value], [other]: [string, Value]) =>
  one < other ? -1 : Number(one > other);

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '    ');

/** Modules that others import have the package's name; files that only the package knows do not. */
const publicFirst = (name: string) => (entry: [string, unknown], other: [string, unknown]) =>
  Number(other[0].startsWith(name)) - Number(entry[0].startsWith(name)) || byName(entry, other);

/**
 * The report of a package: declarations by module and name, in an order that does not depend on that
 * of the sources.
 */
export function writeReport(name: string, version: string, surface: Surface): string {
  const modules = [...surface].sort(publicFirst(name)).map(([module, declarations]) => {
    const statements = [...declarations].sort(byName).flatMap(([, texts]) => texts);
    return `declare module '${module}' {\n${indented(statements.join('\n'))}\n}\n`;
  });
  const head = `// ${name} ${version}: what others may rely on.\n// Written by npm run contracts; docs/contracts.md says how to change it.\n`;
  return [head, ...modules].join('\n');
}

/**
 * The version whose promise a report holds.
 * @throws where the text is no report
 */
export function reportedVersion(report: string): string {
  const version = FIRST_LINE.exec(report)?.[2];
  if (!version) throw new Error('The report does not begin with a name and a version.');
  return version;
}

/** One declared or given out name of a report. */
export interface Promised {
  module: string;
  name: string;
  /** Others import it; the rest is only named by what they import. */
  isPublic: boolean;
  statements: TreeNode[];
}

/** A re-exported name of another package stands for itself. */
function namesOf(statement: TreeNode): { name: string; declaration: TreeNode }[] {
  if (statement.type === 'ExportAllDeclaration') {
    return [{ name: `* from ${nameOf(statement.source)}`, declaration: statement }];
  }
  if (statement.type !== 'ExportNamedDeclaration') return declarationsIn(statement);
  return (statement.specifiers as TreeNode[]).map((specifier) => ({
    name: nameOf(specifier.exported) || nameOf(specifier.orig),
    declaration: statement,
  }));
}

/** Reads a report back. */
export function readReport(report: string): Promised[] {
  const promised = new Map<string, Promised>();
  for (const { type, id, body } of parsed(report).statements) {
    if (type !== 'TsModuleDeclaration' || !isNode(body)) continue;
    const module = nameOf(id);
    for (const statement of body.body as TreeNode[]) {
      const isPublic = statement.type.startsWith('Export');
      for (const { name, declaration } of namesOf(statement)) {
        const key = `${module} ${name}`;
        const known = promised.get(key) ?? { module, name, isPublic, statements: [] };
        known.statements.push(declaration);
        promised.set(key, known);
      }
    }
  }
  return [...promised.values()];
}
