import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Module } from '@swc/core';
import { declarationsIn, nameOf, parsed, printed, type TreeNode } from './syntax-tree';

/** A name that a module gives out: a declaration of ours, or something of another package. */
export type Exported = { file: string; name: string } | { statement: string };

interface DeclarationFile {
  module: Module;
  /** Several for a schema and its type, and for overloads. */
  declared: Map<string, TreeNode[]>;
  /** Where an imported name comes from. */
  imported: Map<string, { from: string; name: string }>;
  statements: TreeNode[];
}

const isOwn = (specifier: string) => specifier.startsWith('.');

function importsOf(statements: TreeNode[]) {
  const imported: DeclarationFile['imported'] = new Map();
  for (const { type, source, specifiers } of statements) {
    if (type !== 'ImportDeclaration') continue;
    for (const specifier of specifiers as TreeNode[]) {
      const local = nameOf(specifier.local);
      const isDefault = specifier.type === 'ImportDefaultSpecifier';
      const name = isDefault ? 'default' : nameOf(specifier.imported) || local;
      imported.set(local, { from: nameOf(source), name });
    }
  }
  return imported;
}

function fileOf(text: string): DeclarationFile {
  const { module, statements } = parsed(text);
  const declared: DeclarationFile['declared'] = new Map();
  for (const { name, declaration } of statements.flatMap(declarationsIn)) {
    declared.set(name, [...(declared.get(name) ?? []), declaration]);
  }
  return { module, declared, imported: importsOf(statements), statements };
}

/** The declarations that the compiler made of a package's files, and how they name each other. */
export class DeclarationFiles {
  private readonly read = new Map<string, DeclarationFile>();

  /**
   * @param folders where a file is looked for, in order: the compiler's output, then the sources,
   *   which hold declarations that were written by hand
   */
  constructor(private readonly folders: string[]) {}

  /** @param file relative to the repository, without ending */
  at(file: string): DeclarationFile {
    let known = this.read.get(file);
    if (!known) {
      const address = this.addressOf(file);
      if (!address) throw new Error(`There are no declarations of ${file}.`);
      known = fileOf(readFileSync(address, 'utf8'));
      this.read.set(file, known);
    }
    return known;
  }

  private addressOf = (file: string) =>
    this.folders
      .map((folder) => path.join(folder, `${file}.d.ts`))
      .find((address) => existsSync(address));

  /** A file that another one names; undefined for styles and the like. */
  private resolved(from: string, specifier: string): string | undefined {
    const file = path.join(path.dirname(from), specifier);
    return [file, path.join(file, 'index')].find((candidate) => this.addressOf(candidate));
  }

  /** Everything that a file gives out, by name. */
  exportsOf(file: string): Map<string, Exported> {
    const { module, statements } = this.at(file);
    const exported = new Map<string, Exported>();
    for (const statement of statements) {
      const source = nameOf(statement.source);
      switch (statement.type) {
        case 'ExportAllDeclaration': {
          if (!isOwn(source)) {
            exported.set(`* from ${source}`, { statement: printed(module, statement) });
            break;
          }
          for (const [name, what] of this.exportsFrom(file, source)) {
            if (name !== 'default') exported.set(name, what);
          }
          break;
        }
        case 'ExportNamedDeclaration':
          for (const specifier of statement.specifiers as TreeNode[]) {
            const name = nameOf(specifier.orig);
            const alias = nameOf(specifier.exported) || name;
            const single = { ...statement, specifiers: [specifier] };
            exported.set(
              alias,
              this.named(file, source, name) ?? { statement: printed(module, single) },
            );
          }
          break;
        case 'ExportDefaultExpression': {
          const name = nameOf(statement.expression);
          exported.set('default', this.lookUp(file, name) ?? { file, name });
          break;
        }
        case 'ExportDeclaration':
        case 'ExportDefaultDeclaration':
          for (const { name } of declarationsIn(statement)) exported.set(name, { file, name });
      }
    }
    return exported;
  }

  private exportsFrom(file: string, specifier: string): Map<string, Exported> {
    const target = this.resolved(file, specifier);
    return target ? this.exportsOf(target) : new Map();
  }

  private named(file: string, source: string, name: string): Exported | undefined {
    if (source === '') return this.lookUp(file, name);
    return isOwn(source) ? this.exportsFrom(file, source).get(name) : undefined;
  }

  /** What a name means inside a file: a declaration of this package, or undefined. */
  lookUp(file: string, name: string): Exported | undefined {
    const { declared, imported } = this.at(file);
    if (declared.has(name)) return { file, name };
    const binding = imported.get(name);
    return binding && this.lookUpIn(file, binding.from, binding.name);
  }

  /** What `import("./other").Name` means inside a file. */
  lookUpIn(file: string, specifier: string, name: string): Exported | undefined {
    return isOwn(specifier) ? this.exportsFrom(file, specifier).get(name) : undefined;
  }
}
