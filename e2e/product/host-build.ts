import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_FILES_ATTRIBUTE, HOST_NAME } from '@aranya/shared/contracts';
import { publishHost } from '../../shared/publish/host';
import { nameHostFiles } from '../../shared/publish/host-files';
import { type BuiltRelease, builtRelease } from '../../tools/release/built-release';

const root = path.join(import.meta.dirname, '..', '..');
const BUILT = path.join(root, HOST_NAME, 'dist');

/** A chunk's name with the hash of its content. */
const CHUNK = /\.([0-9a-f]{8})\.js$/;

/**
 * Copies the host's last build and changes a text, which takes a fraction of a build's time.
 * @param folder empty folder for the copy
 * @param text that the build shows, and another one
 */
export async function hostBuildWith(
  folder: string,
  text: string,
  other: string,
): Promise<BuiltRelease> {
  const host = path.join(folder, HOST_NAME);
  const dist = path.join(host, 'dist');
  const site = path.join(dist, 'site');
  await mkdir(host, { recursive: true });
  await copyFile(path.join(root, HOST_NAME, 'package.json'), path.join(host, 'package.json'));
  for (const part of ['site', 'shell', 'provided.json']) {
    await cp(path.join(BUILT, part), path.join(dist, part), {
      recursive: true,
      // Without compressed files and the list of files, which contain the former text and names.
      filter: (file) => !/\.(br|gz)$|\/files\.\w+\.json$/.test(file),
    });
  }
  const scripts = (await readdir(site)).filter((name) => name.endsWith('.js'));
  const page = path.join(site, 'index.html');
  const files = [
    ...scripts.map((name) => path.join(site, name)),
    page,
    path.join(dist, 'provided.json'),
    path.join(dist, 'shell', 'main.cjs'),
  ];
  const codes = new Map<string, string>();
  for (const file of files) codes.set(file, await readFile(file, 'utf8'));
  const changed = scripts.filter((name) => codes.get(path.join(site, name))?.includes(text));
  const hashes = changed.map((name) => CHUNK.exec(name)?.[1] ?? '');
  const nextHash = (hash: string) =>
    createHash('sha256')
      .update(hash + other)
      .digest('hex')
      .slice(0, 8);
  const listed = new RegExp(` ${HOST_FILES_ATTRIBUTE}="[^"]*"`);
  for (const [file, code] of codes) {
    const next = hashes.reduce((all, hash) => all.replaceAll(hash, nextHash(hash)), code);
    await writeFile(file, next.replaceAll(text, other).replace(file === page ? listed : '', ''));
  }
  for (const [index, name] of changed.entries()) {
    const hash = hashes[index] ?? '';
    await rename(path.join(site, name), path.join(site, name.replace(hash, nextHash(hash))));
  }
  await nameHostFiles(site);
  const { sharedRange } = JSON.parse(await readFile(path.join(BUILT, 'remote.json'), 'utf8'));
  await publishHost(host, sharedRange);
  return builtRelease(folder, HOST_NAME);
}
