import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Registry } from '@aranya/shared/contracts';
import { EMPTY_REGISTRY, RegistryMoved, Release, type ReleaseStore } from './release-store';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/**
 * A store in a folder, for one machine or a shared volume. A release appears by one rename, and so
 * does a new registry; a lock file keeps two writers apart.
 */
export function folderStore(folder: string): ReleaseStore {
  const registryFile = path.join(folder, 'registry.json');
  const lockFile = `${registryFile}.lock`;
  const releasesOf = (remote: string) => path.join(folder, remote, 'releases');

  async function locked(work: () => Promise<void>) {
    await mkdir(folder, { recursive: true });
    try {
      await (await open(lockFile, 'wx')).close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
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
    async readRegistry() {
      const text = await textOf(registryFile);
      if (text === '') return { registry: EMPTY_REGISTRY, revision: '' };
      return { registry: Registry.parse(JSON.parse(text)), revision: revisionOf(text) };
    },
    async writeRegistry(registry, revision) {
      await locked(async () => {
        const now = await textOf(registryFile);
        if ((now === '' ? '' : revisionOf(now)) !== revision) throw new RegistryMoved();
        const written = `${registryFile}.${randomUUID()}`;
        await writeFile(written, `${JSON.stringify(registry, null, 2)}\n`);
        await rename(written, registryFile);
      });
    },
    async releases(remote) {
      const versions = await readdir(releasesOf(remote)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const releases = await Promise.all(
        versions
          .filter((version) => !version.startsWith('.'))
          .map(async (version) =>
            Release.parse(
              JSON.parse(
                await readFile(path.join(releasesOf(remote), version, 'release.json'), 'utf8'),
              ),
            ),
          ),
      );
      return releases.sort((one, other) => other.releasedAt.localeCompare(one.releasedAt));
    },
    async addRelease(release, built) {
      const target = path.join(releasesOf(release.name), release.version);
      if ((await textOf(path.join(target, 'release.json'))) !== '') return;
      const arriving = path.join(releasesOf(release.name), `.${randomUUID()}`);
      await cp(built, arriving, { recursive: true });
      await writeFile(path.join(arriving, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      await rename(arriving, target);
    },
    async readFile(remote, version, file) {
      return readFile(path.join(releasesOf(remote), version, file)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
    },
  };
}
