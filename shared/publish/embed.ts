import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EMBED_FOLDER } from '../build/embed';
import { FEDERATED_FOLDER } from '../build/federated';
import { CHUNK_HASHES } from '../build/script-trust';
import { hashesOf, integrityOf } from './release-integrity';

const EMBED_SCRIPT = 'embed.js';

/** A breaking change of the interface gets the next number, and this version remains available. */
const MAJOR = 1;

const VERSION_FILE = 'embed-version.json';

const folderOf = (deployable: string) => path.join(deployable, 'dist', EMBED_FOLDER);

/** Does nothing if an earlier run inserted the hashes. */
export async function writeChunkHashes(folder: string, script: string) {
  const chunks = (await readdir(folder)).filter((name) => /\.[0-9a-f]{8}\.js$/.test(name)).sort();
  const hashes = await hashesOf(folder, chunks);
  const file = path.join(folder, script);
  const source = await readFile(file, 'utf8');
  const place = `"${CHUNK_HASHES}"`;
  await writeFile(file, source.replace(place, JSON.stringify(hashes)));
}

/** @param deployable absolute path of its folder */
export async function finishEmbed(deployable: string) {
  const folder = folderOf(deployable);
  if (!existsSync(folder)) return;
  await writeChunkHashes(folder, EMBED_SCRIPT);
  await copyFile(path.join(folder, EMBED_SCRIPT), path.join(folder, `embed@${MAJOR}.js`));
}

/** Files of a release do not change. @param built folder of the release's files */
export async function keepForOthers(deployable: string, built: string) {
  for (const name of [EMBED_FOLDER, FEDERATED_FOLDER]) {
    const folder = path.join(deployable, 'dist', name);
    if (!existsSync(folder)) continue;
    await cp(folder, path.join(built, name), {
      recursive: true,
      filter: (file) => !/\.(br|gz|map)$/.test(file) && path.basename(file) !== VERSION_FILE,
    });
  }
}

export async function writeEmbedVersion(deployable: string, built: string, version: string) {
  const folder = folderOf(deployable);
  if (!existsSync(folder)) return;
  const integrity = integrityOf(await readFile(path.join(folder, EMBED_SCRIPT)), 'sha384');
  const text = JSON.stringify({ major: MAJOR, version, integrity });
  for (const place of [folder, path.join(built, EMBED_FOLDER)]) {
    await writeFile(path.join(place, VERSION_FILE), `${text}\n`);
  }
}
