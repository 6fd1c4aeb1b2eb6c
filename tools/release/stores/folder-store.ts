import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Registry } from '@aranya/shared/contracts';
import { EMPTY_REGISTRY, RegistryMoved, type ReleaseStore } from './release-store';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const revisionOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function ifMissing<Value>(value: Value) {
  return (error: unknown): Value => {
    if (codeOf(error) === 'ENOENT') return value;
    throw error;
  };
}

const bytesOf = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch(ifMissing(undefined));

/** A temporary name, so that nobody reads a partly written file. */
const ARRIVING = '.arriving-';

async function writeAtOnce(file: string, bytes: Buffer) {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const arriving = path.join(folder, ARRIVING + randomUUID());
  await writeFile(arriving, bytes);
  await rename(arriving, file);
}

/** A rename writes atomically, and a lock file serialises writers of the registry. */
export function folderStore(folder: string): ReleaseStore {
  const registryFile = path.join(folder, 'registry.json');
  const lockFile = `${registryFile}.lock`;
  const placeOf = (file: string) => path.join(folder, ...file.split('/'));

  async function locked(work: () => Promise<void>) {
    await mkdir(folder, { recursive: true });
    try {
      await (await open(lockFile, 'wx')).close();
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      throw new Error(`Another release is going on. If none is, remove ${lockFile}.`);
    }
    try {
      await work();
    } finally {
      await rm(lockFile, { force: true });
    }
  }

  return {
    address: folder,
    keepsCompressed: true,
    async readRegistry() {
      const bytes = await bytesOf(registryFile);
      if (!bytes?.length) return { registry: EMPTY_REGISTRY, revision: '' };
      const registry = Registry.parse(JSON.parse(bytes.toString('utf8')));
      return { registry, revision: revisionOf(bytes) };
    },
    async writeRegistry(registry, revision) {
      await locked(async () => {
        const now = await bytesOf(registryFile);
        if ((now?.length ? revisionOf(now) : '') !== revision) throw new RegistryMoved();
        await writeAtOnce(registryFile, Buffer.from(`${JSON.stringify(registry, null, 2)}\n`));
      });
    },
    // Nothing to check: the lock file prevents concurrent releases.
    checkPointer: async () => undefined,
    async list(below) {
      const options = { recursive: true, withFileTypes: true } as const;
      const found = await readdir(placeOf(below), options).catch(ifMissing([]));
      return found
        .filter((entry) => entry.isFile() && !entry.name.startsWith(ARRIVING))
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .map((file) => file.split(path.sep).join('/'));
    },
    read: (file) => bytesOf(placeOf(file)),
    async writeIfDifferent(file, bytes) {
      const known = await bytesOf(placeOf(file));
      if (!known?.equals(bytes)) await writeAtOnce(placeOf(file), bytes);
    },
    async remove(files) {
      for (const file of files) await rm(placeOf(file), { force: true });
      const folders = new Set(files.map((file) => path.dirname(placeOf(file))));
      // Deepest folders first; those that are not empty are kept.
      for (const emptied of [...folders].sort((one, other) => other.length - one.length)) {
        await rmdir(emptied).catch(() => undefined);
      }
    },
  };
}
