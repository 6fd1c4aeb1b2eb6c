import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FrontEndSettings, REMOTE_NAMES, Registry } from '@aranya/shared/contracts';
import { readRemote, routesOf } from '@aranya/shared/remote-description';
import { checked } from './checked-file';
import { type SiteFiles, type SiteInput, siteFiles } from './site';

export interface SiteFolders {
  own: string;
  /** Searched after those: the host's `public`, a remote's `dist/releases`, `embed.js`. */
  extras?: { from: string; to: string }[];
}

async function writeFiles(folder: string, files: SiteFiles) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Templates of pages are not served. */
const isNoPage = (file: string) => !/\.html?(\.(br|gz))?$/i.test(file);

/** A release store in `content/store` is kept; everything else is rewritten. */
export async function writeSite(
  folder: string,
  input: SiteInput,
  { own, extras = [] }: SiteFolders,
) {
  for (const name of ['pages', 'own', 'extra']) {
    await rm(path.join(folder, 'content', name), { recursive: true, force: true });
  }
  await mkdir(path.join(folder, 'temp'), { recursive: true });
  for (const name of await readdir(import.meta.dirname)) {
    if (name.endsWith('.conf')) {
      await cp(path.join(import.meta.dirname, name), path.join(folder, name));
    }
  }
  await cp(own, path.join(folder, 'content', 'own'), { recursive: true, filter: isNoPage });
  for (const { from, to } of extras) {
    const there = path.join(folder, 'content', 'extra', to);
    await cp(from, there, { recursive: true, filter: isNoPage });
  }
  await writeFiles(folder, siteFiles(input));
}

/** @throws a sentence for each wrong field */
export async function readSiteSettings(file: string): Promise<FrontEndSettings> {
  return checked(FrontEndSettings, file, await readFile(file, 'utf8'));
}

/** Without a file, the routes of the repository's remotes apply. */
export async function readSiteRegistry(root: string, file?: string): Promise<Registry> {
  if (file) return checked(Registry, file, await readFile(file, 'utf8'));
  const remotes = REMOTE_NAMES.map((name) => ({
    name,
    routes: routesOf(readRemote(path.join(root, name))),
    // Releases are listed by a store only; without one the host shows the remote as unavailable.
    version: 'none',
    manifestUrl: `releases/none/mf-manifest.json`,
    sharedRange: '*',
  }));
  return Registry.parse({ protocol: 1, remotes });
}
