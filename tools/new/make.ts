import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote, routesOf } from '@aranya/shared/remote-description';
import { LISTING_FILES, type RemoteList, writeRemotes } from './listed-remotes';
import { checkPageName, checkRemoteName, NewError } from './names';
import { pageEntry, pageFiles } from './page-files';

/** Bytes; the remote's team raises it. */
const BUDGET = 40_000;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

interface SharedManifest {
  version: string;
  devDependencies: Record<string, string>;
}

const TEST_PACKAGE = '@testing-library/react';

const DEPLOYABLE = { executor: '@aranya/shared:deployable' };

const packageManifest = (name: string, shared: SharedManifest) => ({
  name: `@aranya/${name}`,
  version: '0.1.0',
  private: true,
  description: 'What this remote is for',
  license: 'Apache-2.0',
  type: 'module',
  scripts: { test: `node ../tools/test/unit.mjs --selectProjects web /${name}/` },
  nx: { targets: { build: DEPLOYABLE, standalone: DEPLOYABLE } },
  dependencies: { '@aranya/shared': shared.version },
  devDependencies: { [TEST_PACKAGE]: shared.devDependencies[TEST_PACKAGE] },
});

const remoteFiles = (
  name: string,
  page: string,
  shared: SharedManifest,
): Record<string, string> => ({
  'package.json': json(packageManifest(name, shared)),
  'remote.json': json({ name, budget: BUDGET, modules: [pageEntry(page)] }),
  'tsconfig.json': json({
    extends: '../tsconfig.base.json',
    include: ['src', 'webpack.config.ts', '../shared/src/ambient.d.ts'],
  }),
  'webpack.config.ts': `import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname);
`,
  ...pageFiles(page),
});

const LIST = path.join('shared', 'remotes.json');

const jsonOf = (...parts: string[]) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));
const writeJson = (file: string, value: unknown) => writeFileSync(file, json(value));

function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @throws NewError if any remote already owns the path */
function checkPath(root: string, remotes: RemoteList, pathname: string) {
  for (const name of Object.keys(remotes)) {
    if (routesOf(readRemote(path.join(root, name))).some((route) => route.path === pathname)) {
      throw new NewError(`${pathname} is a page of ${name} already. Choose another name.`);
    }
  }
}

/**
 * @returns changed files, relative to the root
 * @throws NewError with the next step
 */
export function makePage(root: string, remote: string, page: string): string[] {
  const remotes: RemoteList = jsonOf(root, LIST);
  if (!Object.hasOwn(remotes, remote)) {
    const known = Object.keys(remotes).join(', ');
    throw new NewError(
      `There is no remote ${remote}. It is one of ${known}; a new one: npm run new -- remote mfe-seeds.`,
    );
  }
  checkPageName(page);
  const folder = path.join(root, remote);
  const { modules } = readRemote(folder);
  if (modules.some(({ expose }) => expose === `./${page}`)) {
    throw new NewError(`${remote} has a module ./${page} already. Choose another name.`);
  }
  if (existsSync(path.join(folder, 'src', page))) {
    throw new NewError(`${remote}/src/${page} is there already. Choose another name.`);
  }
  checkPath(root, remotes, `/${page}`);
  const files = pageFiles(page);
  writeFiles(folder, files);
  const written = jsonOf(folder, 'remote.json');
  writeJson(path.join(folder, 'remote.json'), {
    ...written,
    modules: [...written.modules, pageEntry(page)],
  });
  return [...Object.keys(files), 'remote.json'].map((file) => path.join(remote, file));
}

/**
 * @returns changed files, relative to the root
 * @throws NewError with the next step
 */
export async function makeRemote(root: string, remote: string): Promise<string[]> {
  checkRemoteName(remote);
  const remotes: RemoteList = jsonOf(root, LIST);
  if (Object.hasOwn(remotes, remote) || existsSync(path.join(root, remote))) {
    throw new NewError(
      `There is a remote ${remote} already. Choose another name, or make a page in it: npm run new -- page ${remote} seed-beds.`,
    );
  }
  const page = remote.replace(/^mfe-/, '');
  checkPath(root, remotes, `/${page}`);
  const files = remoteFiles(remote, page, jsonOf(root, 'shared', 'package.json'));
  writeFiles(path.join(root, remote), files);
  const port = Math.max(...Object.values(remotes)) + 1;
  writeJson(path.join(root, LIST), { ...remotes, [remote]: port });
  await writeRemotes(root);
  return [...Object.keys(files).map((file) => path.join(remote, file)), LIST, ...LISTING_FILES];
}
