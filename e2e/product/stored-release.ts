import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RegisteredRemote, Registry, type RemoteRelease } from '@aranya/shared/contracts';
import {
  type FederationManifest,
  integrityOf,
  writeIntegrity,
} from '../../shared/build/release-integrity';

/** The current release of a remote in a release store, for tests that damage it. */
export class StoredRelease {
  private constructor(
    private readonly store: string,
    readonly remote: string,
    readonly version: string,
  ) {}

  static async of(store: string, remote: string): Promise<StoredRelease> {
    const { remotes } = await readRegistry(store);
    const version = remotes.find(({ name }) => name === remote)?.version;
    if (!version) throw new Error(`${remote} has no release in ${store}`);
    return new StoredRelease(store, remote, version);
  }

  private folder = (version = this.version) =>
    path.join(this.store, this.remote, 'releases', version);

  /** The one file of the release whose name matches, and which holds a word. */
  async fileLike(name: RegExp, word = ''): Promise<string> {
    const found: string[] = [];
    for (const file of await readdir(this.folder())) {
      if (!name.test(file)) continue;
      const text = await readFile(path.join(this.folder(), file), 'utf8');
      if (text.includes(word)) found.push(file);
    }
    if (found.length !== 1) throw new Error(`${found.length} files are like ${name} with ${word}`);
    return found[0] ?? '';
  }

  /**
   * Changes a file without anybody's knowledge: anyone who reads it gets the change, compressed or not.
   * @returns puts everything back
   */
  async damage(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
    const whole = `${this.folder()}.whole`;
    await cp(this.folder(), whole, { recursive: true });
    const address = path.join(this.folder(), file);
    const text = await readFile(address, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} is as it was`);
    await writeFile(address, changed);
    for (const ending of ['.br', '.gz']) await rm(address + ending, { force: true });
    return async () => {
      await cp(whole, this.folder(), { recursive: true });
      await rm(whole, { recursive: true });
    };
  }

  /**
   * Makes the release before this one: the same with another text in it.
   * @param text that the release shows, and what its predecessor showed
   */
  async addPrevious(text: string, before: string) {
    const previous = await this.copyWith('before', text, before);
    await this.changeRegistered((remote) => ({ ...remote, previous }));
  }

  /**
   * Makes a canary: the same with another text in it.
   * @param percent of the visitors
   * @returns withdraws it
   */
  async addCanary(text: string, other: string, percent: number): Promise<() => Promise<void>> {
    const canary = { ...(await this.copyWith('canary', text, other)), percent };
    await this.changeRegistered((remote) => ({ ...remote, canary }));
    return () => this.changeRegistered(({ canary: _, ...remote }) => remote);
  }

  /** A copy of the release with another text in its scripts and pages. */
  private async copyWith(name: string, text: string, other: string): Promise<RemoteRelease> {
    const version = `0.1.0-${name}`;
    const folder = this.folder(version);
    const hash = this.version.split('-').at(-1) ?? '';
    await cp(this.folder(), folder, { recursive: true });
    for (const file of await readdir(folder)) {
      const address = path.join(folder, file);
      if (/\.(br|gz)$/.test(file)) await rm(address);
      if (!file.endsWith('.js')) continue;
      const script = await readFile(address, 'utf8');
      await writeFile(address, script.replaceAll(hash, name).replaceAll(text, other));
    }
    const manifest: FederationManifest & { integrity: { files: object } } = JSON.parse(
      await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'),
    );
    const own = new Set(Object.keys(manifest.integrity.files));
    const { release: integrity } = await writeIntegrity(folder, manifest, own);
    const { sharedRange, pages = [] } = registered(await readRegistry(this.store), this.remote);
    for (const page of pages) {
      const address = path.join(folder, page.file);
      const changed = (await readFile(address, 'utf8')).replaceAll(text, other);
      await writeFile(address, changed);
      page.integrity = integrityOf(changed, 'sha256');
    }
    const manifestUrl = `releases/${version}/mf-manifest.json`;
    return { version, manifestUrl, sharedRange, integrity, pages };
  }

  private async changeRegistered(change: (remote: RegisteredRemote) => RegisteredRemote) {
    const registry = await readRegistry(this.store);
    const remotes = registry.remotes.map((remote) =>
      remote.name === this.remote ? change(remote) : remote,
    );
    await writeFile(
      path.join(this.store, 'registry.json'),
      JSON.stringify({ ...registry, remotes }),
    );
  }
}

function registered({ remotes }: Registry, name: string): RegisteredRemote {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not registered`);
  return remote;
}

const readRegistry = async (store: string): Promise<Registry> =>
  Registry.parse(JSON.parse(await readFile(path.join(store, 'registry.json'), 'utf8')));
