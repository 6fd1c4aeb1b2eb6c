import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, type RemoteRoute } from '@aranya/shared/contracts';
import { exposesOf, readRemote, routesOf } from '@aranya/shared/remote-description';
import { isNode, nameOf, parsed, partsOf, type TreeNode } from './syntax-tree';

/** A package on which others rely. */
export interface ContractPackage {
  /** Name in package.json, such as `@aranya/mfe-map`. */
  name: string;
  version: string;
  /** Folder, relative to the repository; its report has the same name. */
  folder: string;
  /** Files relative to the repository without ending, by the name under which others load them. */
  entries: Record<string, string>;
  routes: RemoteRoute[];
}

const jsonOf = (...parts: string[]) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/** Not part of the page: for builds and for tests. */
const NOT_FOR_PAGES = ['./build', './remote-description', './testing'];

const withoutEnding = (file: string) => file.replace(/(\.d)?\.tsx?$/, '');

/** The modules behind one line of `exports`; `*` stands for each folder that has the file. */
function exported(root: string, name: string, file: string): [string, string][] {
  const [before = '', after] = file.split('*');
  if (after === undefined) return [[name, file]];
  return readdirSync(path.join(root, 'shared', before), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter((entry) =>
      readdirSync(path.join(entry.parentPath, entry.name)).includes(after.slice(1)),
    )
    .map((entry) => [name.replace('*', entry.name), file.replace('*', entry.name)]);
}

function sharedPackage(root: string): ContractPackage {
  const { name, version, exports } = jsonOf(root, 'shared', 'package.json');
  const modules = Object.entries(exports as Record<string, string>)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && !NOT_FOR_PAGES.includes(entry))
    .flatMap(([entry, file]) => exported(root, entry, file));
  const entries = modules.map(([entry, file]) => [
    path.posix.join(name, entry),
    path.join('shared', withoutEnding(file)),
  ]);
  return { name, version, folder: 'shared', entries: Object.fromEntries(entries), routes: [] };
}

/** The object that a node writes out: names and what is behind them. */
const propertiesOf = (node: unknown): [string, TreeNode][] =>
  isNode(node) && node.type === 'ObjectExpression'
    ? (node.properties as TreeNode[]).map(({ key, value }) => [nameOf(key), value as TreeNode])
    : [];

/** The arguments of the call that a module exports. */
function exportedCall(text: string): unknown[] {
  const statement = parsed(text).statements.find(({ type }) => type === 'ExportDefaultExpression');
  const call = Object.fromEntries(partsOf(statement?.expression ?? {}));
  return ((call.arguments ?? []) as { expression: unknown }[]).map(({ expression }) => expression);
}

/** What a remote offers; its build's configuration is read, not run, so that no build has to start. */
function remotePackage(root: string, folder: string): ContractPackage {
  const { name, version } = jsonOf(root, folder, 'package.json');
  const description = readRemote(path.join(root, folder));
  const file = path.join(root, folder, 'webpack.config.ts');
  const [, extras] = exportedCall(readFileSync(file, 'utf8'));
  const embed = propertiesOf(extras).find(([extra]) => extra === 'embed')?.[1];
  const types = propertiesOf(embed).find(([part]) => part === 'types')?.[1];
  const modules = [
    ...Object.entries(exposesOf(description)),
    ...(types ? [['embed.js', nameOf(types)] as const] : []),
  ];
  const entries = modules.map(([expose, source]) => [
    path.posix.join(name, expose),
    path.join(folder, withoutEnding(source)),
  ]);
  return {
    name,
    version,
    folder,
    entries: Object.fromEntries(entries),
    routes: routesOf(description),
  };
}

/**
 * Every package on which another one relies.
 * @param folders of the packages that are wanted; all where none are named
 */
export const contractPackages = (
  root: string,
  folders: readonly string[] = ['shared', ...REMOTE_NAMES],
): ContractPackage[] =>
  folders.map((folder) =>
    folder === 'shared' ? sharedPackage(root) : remotePackage(root, folder),
  );
