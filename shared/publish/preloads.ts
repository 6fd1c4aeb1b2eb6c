import path from 'node:path';
import { catalogueKey } from '@aranya/shared/contracts';
import type { Compilation, NormalModule, StatsCompilation } from 'webpack';
import { exposeChunk } from '../build/remote-description';

export interface ExposeNeeds {
  /** Scripts and styles, relative to the manifest. */
  files: string[];
  /** Such as `@aranya/shared/ui/forms`. */
  shared: string[];
  integrity: Record<string, string>;
}

/** Modules that a build takes from another, or provides, as webpack's statistics write them. */
const CONSUMED = /^consume shared module \([^)]+\) (@?[^@]+)@/;
const PROVIDED = /^provide shared module \([^)]+\) (@?[^@]+)@/;

const statsOf = (compilation: Compilation): StatsCompilation =>
  compilation.getStats().toJson({
    all: false,
    ids: true,
    chunkGroups: true,
    chunks: true,
    chunkModules: true,
    chunkOrigins: true,
    dependentModules: true,
    cachedModules: true,
  });

const codeFiles = (files: Iterable<string>) =>
  [...files].filter((file) => /\.(js|css)$/.test(file));

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

/** Answers by name in the manifest (`./home`). */
export function exposeNeeds(
  compilation: Compilation,
  exposes: readonly { path: string; files: string[] }[],
  hashes: Readonly<Record<string, string>>,
): Record<string, ExposeNeeds> {
  const { chunks = [], namedChunkGroups = {} } = statsOf(compilation);
  return Object.fromEntries(
    exposes.map(({ path: expose, files }) => {
      const ids = namedChunkGroups[exposeChunk(expose)]?.chunks ?? [];
      const own = chunks.filter(({ id }) => id !== undefined && ids.includes(id));
      const modules = own.flatMap((chunk) => chunk.modules ?? []);
      const shared = new Set(modules.flatMap(({ name = '' }) => CONSUMED.exec(name)?.[1] ?? []));
      const integrity = Object.fromEntries(files.map((file) => [file, hashes[file] ?? '']));
      return [expose, { files, shared: [...shared].sort(), integrity }];
    }),
  );
}

/** Answers by module name, and scripts with texts by `catalogueKey`. */
export function providedFiles(
  compilation: Compilation,
  folders: readonly string[],
): Record<string, string[]> {
  const provided: Record<string, string[]> = {};
  for (const { files = [], origins = [] } of statsOf(compilation).chunks ?? []) {
    const names = new Set(
      origins.flatMap(({ moduleName }) => PROVIDED.exec(moduleName ?? '')?.[1] ?? []),
    );
    for (const name of names) provided[name] = [...(provided[name] ?? []), ...codeFiles(files)];
  }
  for (const [language, file] of folders.flatMap((folder) =>
    catalogueScripts(compilation, folder),
  )) {
    const key = catalogueKey(language);
    provided[key] = [...(provided[key] ?? []), file];
  }
  return provided;
}
