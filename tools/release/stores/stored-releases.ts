import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHUNKS_FROM_RELEASE } from '@aranya/shared/contracts';
import { Release, type ReleaseStore } from './release-store';

const RECORD = 'release.json';
const COMPRESSED_COPY = /\.(br|gz)$/;
/** Contains the script for partners' pages (`shared/publish/embed.ts`). */
const EMBED_FOLDER = 'embed';

export const releaseFolder = (remote: string, version: string) => `${remote}/releases/${version}`;

const chunkFolder = (remote: string) =>
  path.posix.join(releaseFolder(remote, 'any'), CHUNKS_FROM_RELEASE);

const chunkFile = (remote: string, chunk: string) => `${chunkFolder(remote)}/${chunk}`;

const withCopies = (file: string) => [file, `${file}.br`, `${file}.gz`];

const recordOf = (bytes: Buffer | undefined) =>
  bytes && Release.parse(JSON.parse(bytes.toString('utf8')));

/** Newest first. */
export async function storedReleases(store: ReleaseStore, remote: string): Promise<Release[]> {
  const files = await store.list(`${remote}/releases`);
  const records = files.filter((file) => file.split('/').length === 4 && file.endsWith(RECORD));
  const releases = await Promise.all(records.map(async (file) => recordOf(await store.read(file))));
  return releases
    .filter((release) => release !== undefined)
    .sort((one, other) => other.releasedAt.localeCompare(one.releasedAt));
}

async function addChunk(store: ReleaseStore, remote: string, chunk: string, folder: string) {
  const built = path.join(folder, CHUNKS_FROM_RELEASE, chunk);
  const copies = withCopies('').filter((ending) => !ending || store.keepsCompressed);
  for (const ending of copies) {
    if (ending && !existsSync(built + ending)) continue;
    await store.writeIfDifferent(chunkFile(remote, chunk) + ending, await readFile(built + ending));
  }
}

/**
 * Repairs an existing release: lost or changed files are written again.
 * @throws if the version exists with other hashes
 */
export async function addRelease(store: ReleaseStore, release: Release, folder: string) {
  const target = releaseFolder(release.name, release.version);
  const known = recordOf(await store.read(`${target}/${RECORD}`));
  if (known && JSON.stringify(known.integrity) !== JSON.stringify(release.integrity)) {
    throw new Error(
      `${release.name} ${release.version} is in the store with other hashes; it was built differently.`,
    );
  }
  for (const chunk of release.chunks ?? []) await addChunk(store, release.name, chunk, folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    if (COMPRESSED_COPY.test(entry.name) && !store.keepsCompressed) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    await store.writeIfDifferent(`${target}/${name}`, await readFile(file));
  }
  // Written last, so that its existence means a complete release.
  const record = { ...release, releasedAt: known?.releasedAt ?? release.releasedAt };
  const text = `${JSON.stringify(record, null, 2)}\n`;
  await store.writeIfDifferent(`${target}/${RECORD}`, Buffer.from(text));
  // A concurrent removal that has not seen the record may have removed shared chunks.
  const there = new Set(await store.list(chunkFolder(release.name)));
  for (const chunk of release.chunks ?? []) {
    if (!there.has(chunkFile(release.name, chunk)))
      await addChunk(store, release.name, chunk, folder);
  }
}

/**
 * The record goes last, so that an interrupted removal can be repeated. The script for partners'
 * pages is kept, because they may name this version.
 */
export async function removeRelease(store: ReleaseStore, remote: string, version: string) {
  const folder = releaseFolder(remote, version);
  const record = `${folder}/${RECORD}`;
  const files = await store.list(folder);
  const kept = `${folder}/${EMBED_FOLDER}/`;
  const chunks = recordOf(await store.read(record))?.chunks ?? [];
  const named = await namedByOthers(store, remote, version);
  const left = chunks.filter((chunk) => !named.has(chunk));
  await store.remove(files.filter((file) => file !== record && !file.startsWith(kept)));
  await removeChunks(store, remote, version, left);
  await store.remove([record]);
}

const namedByOthers = async (store: ReleaseStore, remote: string, version: string) => {
  const others = (await storedReleases(store, remote)).filter((one) => one.version !== version);
  return new Set(others.flatMap(({ chunks = [] }) => chunks));
};

/**
 * A concurrent publication may need a chunk: if its record exists afterwards, the chunk is
 * restored; if it is written later, the publication checks its chunks after that.
 */
async function removeChunks(
  store: ReleaseStore,
  remote: string,
  version: string,
  chunks: readonly string[],
) {
  const removed: { chunk: string; file: string; bytes: Buffer }[] = [];
  for (const chunk of chunks) {
    for (const file of withCopies(chunkFile(remote, chunk))) {
      const bytes = await store.read(file);
      if (bytes) removed.push({ chunk, file, bytes });
    }
  }
  await store.remove(removed.map(({ file }) => file));
  const named = await namedByOthers(store, remote, version);
  for (const { chunk, file, bytes } of removed) {
    if (named.has(chunk)) await store.writeIfDifferent(file, bytes);
  }
}
