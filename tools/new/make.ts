import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote, routesOf } from '@aranya/shared/remote-description';
import { LISTING_FILES, type RemoteList, writeRemotes } from './listed-remotes';
import { checkPageName, checkRemoteName, NewError } from './names';
import { pageEntry, pageFiles } from './page-files';
import { remoteFiles } from './remote-files';

const LIST = path.join('shared', 'remotes.json');

const jsonOf = (...parts: string[]) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

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
 * Creates a page in a remote: its files and its entry in `remote.json`.
 * @param root the repository's folder
 * @returns changed files, relative to it
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
 * Creates a remote with one page: its folder, and its line in the list of remotes.
 * @param root the repository's folder
 * @returns changed files, relative to it
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
