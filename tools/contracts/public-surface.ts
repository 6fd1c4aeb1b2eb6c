import path from 'node:path';
import { DeclarationFiles, type Exported } from './declaration-files';
import { isNode, nameOf, partsOf, printed, type TreeNode } from './syntax-tree';

/** What a package promises: declarations as text, by the module that gives them out, then by name. */
export type Surface = Map<string, Map<string, string[]>>;

type Own = Extract<Exported, { file: string }>;

const keyOf = ({ file, name }: Own) => `${file}#${name}`;

/** Names that a declaration speaks of: `name`, or `from` and `name` for `import("from").name`. */
function namesIn(part: unknown): { from?: string; name: string }[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (typeof part !== 'object' || part === null) return [];
  if (isNode(part) && part.type === 'Identifier') return [{ name: nameOf(part) }];
  if (isNode(part) && part.type === 'TsImportType') {
    const { argument, qualifier, typeArguments } = part;
    return [{ from: nameOf(argument), name: nameOf(qualifier) }, ...namesIn(typeArguments)];
  }
  return partsOf(part).flatMap(([name, inner]) => (name === 'key' ? [] : namesIn(inner)));
}

const RENAMED = ['identifier', 'id'] as const;

/** A declaration under the name by which others know it. */
function renamed(declaration: TreeNode, name: string): TreeNode {
  const as = (identifier: unknown) => ({ ...(identifier as TreeNode), value: name });
  if (declaration.type === 'VariableDeclaration') {
    const declarations = declaration.declarations as TreeNode[];
    return {
      ...declaration,
      declarations: declarations.map((each) => ({ ...each, id: as(each.id) })),
    };
  }
  const part = RENAMED.find((candidate) => isNode(declaration[candidate]));
  return part ? { ...declaration, [part]: as(declaration[part]) } : declaration;
}

/**
 * Follows a package's modules to everything that they give out, and to the types of the package that
 * those name without giving them out.
 * @param entries files relative to the repository without ending, by the module's public name
 * @param folders see {@link DeclarationFiles}
 * @param home the package's folder, relative to the repository
 */
export function publicSurface(
  entries: Record<string, string>,
  folders: string[],
  home: string,
): Surface {
  const files = new DeclarationFiles(folders);
  const surface: Surface = new Map();
  const isPublic = new Set<string>();
  const toFollow: Own[] = [];

  const add = (module: string, name: string, statements: string[]) => {
    const declarations = surface.get(module) ?? new Map<string, string[]>();
    surface.set(module, declarations.set(name, statements));
  };
  const textOf = (own: Own, name: string) => {
    const { module, declared } = files.at(own.file);
    return (declared.get(own.name) ?? []).map((declaration) =>
      printed(module, { ...renamed(declaration, name), declare: false }),
    );
  };

  for (const [module, entry] of Object.entries(entries)) {
    for (const [name, what] of files.exportsOf(entry)) {
      if ('statement' in what) {
        add(module, name, [what.statement]);
        continue;
      }
      isPublic.add(keyOf(what));
      toFollow.push(what);
      const shown = name === 'default' ? 'default_' : name;
      add(module, name, textOf(what, shown).map(exportedStatement));
    }
  }
  for (const followed = new Set<string>(); ; ) {
    const own = toFollow.pop();
    if (!own) break;
    if (followed.has(keyOf(own))) continue;
    followed.add(keyOf(own));
    const { declared } = files.at(own.file);
    if (!isPublic.has(keyOf(own))) {
      add(path.relative(home, own.file), own.name, textOf(own, own.name));
    }
    for (const { from, name } of namesIn(declared.get(own.name) ?? [])) {
      const target = from ? files.lookUpIn(own.file, from, name) : files.lookUp(own.file, name);
      if (target && 'file' in target) toFollow.push(target);
    }
  }
  return surface;
}

const exportedStatement = (text: string) => (text.startsWith('export ') ? text : `export ${text}`);
