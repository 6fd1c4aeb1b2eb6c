import path from 'node:path';
import { catalogueKey } from '@aranya/shared/contracts';
import type { Chunk, Compilation, Module, NormalModule } from 'webpack';

/** Files that a page can preload. */
export interface ExposeNeeds {
  /** Scripts and styles of the module, relative to the manifest. */
  files: string[];
  /** Shared modules that it uses, such as `@aranya/shared/ui/forms`. */
  shared: string[];
  /** Hashes of the files. */
  integrity: Record<string, string>;
}

const EXPOSE_CHUNK = '__federation_expose_';

const isConsumed = (module: Module) => module.type === 'consume-shared-module';

/** Share key of a module that another build provides. */
const shareKeyOf = (module: Module) =>
  isConsumed(module)
    ? (module as Module & { options: { shareKey: string } }).options.shareKey
    : undefined;

const codeFiles = (files: Iterable<string>) =>
  [...files].filter((file) => /\.(js|css)$/.test(file));

/** Scripts with the texts of a folder's `languages/`, and their languages. */
function catalogueScripts(
  compilation: Compilation,
  folder: string,
): [language: string, file: string][] {
  const inFolder = path.join(folder, 'languages');
  return [...compilation.modules].flatMap((module) => {
    const { dir, name, ext } = path.parse((module as NormalModule).resource ?? '');
    if (dir !== inFolder || ext !== '.po') return [];
    return compilation.chunkGraph
      .getModuleChunks(module)
      .flatMap((chunk) => codeFiles(chunk.files).map((file): [string, string] => [name, file]));
  });
}

/**
 * The script with a remote's texts per language, and its hash.
 * @param folder of the remote
 * @param hashes of its files
 */
export function cataloguesOf(
  compilation: Compilation,
  folder: string,
  hashes: Readonly<Record<string, string>>,
): Record<string, { file: string; integrity: string }> {
  return Object.fromEntries(
    catalogueScripts(compilation, folder).map(([language, file]) => [
      language,
      { file, integrity: hashes[file] ?? '' },
    ]),
  );
}

/**
 * Files and shared modules that each exposed module needs, by its name in the manifest (`./home`).
 * @param hashes of the remote's files
 */
export function exposeNeeds(
  compilation: Compilation,
  exposes: readonly { path: string; files: string[] }[],
  hashes: Readonly<Record<string, string>>,
): Record<string, ExposeNeeds> {
  const sharedIn = (chunk: Chunk) =>
    [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(
      (module) => shareKeyOf(module) ?? [],
    );
  return Object.fromEntries(
    exposes.map(({ path: expose, files }) => {
      const group = compilation.namedChunkGroups.get(chunkOf(expose));
      const shared = new Set((group?.chunks ?? []).flatMap(sharedIn));
      const integrity = Object.fromEntries(files.map((file) => [file, hashes[file] ?? '']));
      return [expose, { files, shared: [...shared].sort(), integrity }];
    }),
  );
}

/** Name of an exposed module's entry chunk. */
const chunkOf = (expose: string) =>
  `${EXPOSE_CHUNK}${expose.replace('./', '').replaceAll('-', '_')}`;

/** Name of a module that this build provides to others. */
const providedNameOf = (module: Module) =>
  module.type === 'provide-module' ? (module as Module & { _name: string })._name : undefined;

/**
 * Files of the shared modules that the host provides on demand, by module name, and its scripts
 * with texts, by `catalogueKey`.
 * @param folders that have such texts
 */
export function providedFiles(
  compilation: Compilation,
  folders: readonly string[],
): Record<string, string[]> {
  const filesOf = (module: Module) =>
    module.blocks.flatMap((block) =>
      codeFiles(compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []),
    );
  const provided: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const name = providedNameOf(module);
    const files = filesOf(module);
    if (name && files.length > 0) provided[name] = files;
  }
  for (const [language, file] of folders.flatMap((folder) =>
    catalogueScripts(compilation, folder),
  )) {
    const key = catalogueKey(language);
    provided[key] = [...(provided[key] ?? []), file];
  }
  return provided;
}
