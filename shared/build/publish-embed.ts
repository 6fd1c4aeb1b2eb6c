import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './release-integrity';
import { CHUNK_HASHES } from './script-trust';

/** Below a remote's `dist`, and below a release of it. */
export const EMBED_FOLDER = 'embed';

/** The script by its lasting name. */
const EMBED_SCRIPT = 'embed.js';

/**
 * What pages of others are promised of the script: what breaks them gets the next number, and this one stays
 * beside it.
 */
const MAJOR = 1;

/** Which exact version of the script the last build made, beside `embed.js`. */
const VERSION_FILE = 'embed-version.json';

const folderOf = (deployable: string) => path.join(deployable, 'dist', EMBED_FOLDER);

/** Puts the hashes of a build's chunks into the script that loads them, unless an earlier run did. */
export async function writeChunkHashes(folder: string, script: string) {
  const chunks = (await readdir(folder)).filter((name) => /\.[0-9a-f]{8}\.js$/.test(name)).sort();
  const hashes = await Promise.all(
    chunks.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      return [name, integrityOf(bytes, 'sha256')] as const;
    }),
  );
  const file = path.join(folder, script);
  const source = await readFile(file, 'utf8');
  const place = `"${CHUNK_HASHES}"`;
  await writeFile(file, source.replace(place, JSON.stringify(Object.fromEntries(hashes))));
}

/**
 * Finishes `embed.js` where a deployable has it: hashes of its chunks inside, and the name that stays with its
 * major version.
 * @param deployable absolute path of its folder
 */
export async function finishEmbed(deployable: string) {
  const folder = folderOf(deployable);
  if (!existsSync(folder)) return;
  await writeChunkHashes(folder, EMBED_SCRIPT);
  await copyFile(path.join(folder, EMBED_SCRIPT), path.join(folder, `embed@${MAJOR}.js`));
}

/**
 * Puts the script into a release, where it stays what it is when others come; a remote without one has nothing
 * to keep.
 * @param built folder of the release's files
 */
export async function keepEmbed(deployable: string, built: string) {
  const folder = folderOf(deployable);
  if (!existsSync(folder)) return;
  await cp(folder, path.join(built, EMBED_FOLDER), {
    recursive: true,
    // The script and what it loads by its address.
    filter: (file) =>
      file === folder ||
      /\/assets(\/|$)|embed\.js$|\.[0-9a-f]{8}\.js(\.LICENSE\.txt)?$/.test(
        file.slice(folder.length),
      ),
  });
}

/** Says which exact version the build is, and what is in it. */
export async function writeEmbedVersion(deployable: string, version: string) {
  const folder = folderOf(deployable);
  if (!existsSync(folder)) return;
  const integrity = integrityOf(await readFile(path.join(folder, EMBED_SCRIPT)), 'sha384');
  const text = JSON.stringify({ major: MAJOR, version, integrity });
  await writeFile(path.join(folder, VERSION_FILE), `${text}\n`);
}
