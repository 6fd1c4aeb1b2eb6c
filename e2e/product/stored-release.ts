import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ManifestIntegrity,
  type RegisteredRemote,
  Registry,
  type RemoteRelease,
} from '@aranya/shared/contracts';
import { integrityOf } from '../../shared/publish/release-integrity';
import type { BuiltRelease } from '../../tools/release/built-release';
import { Release } from '../../tools/release/stores/release-store';

const COMPRESSED = ['.br', '.gz'];

const isExposed = (file: string) => file.startsWith('__federation_expose_');
const withText = (text: string, other: string) => (code: string) => code.replaceAll(text, other);

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

  private async record(): Promise<Release> {
    const text = await readFile(path.join(this.folder(), 'release.json'), 'utf8');
    return Release.parse(JSON.parse(text));
  }

  /** The only script, style sheet or list of the release whose name and content match. */
  async fileLike(name: RegExp, word = ''): Promise<string> {
    const found: string[] = [];
    for (const file of await readdir(this.folder())) {
      if (!/\.(js|css|json)$/.test(file) || !name.test(file)) continue;
      const text = await readFile(path.join(this.folder(), file), 'utf8');
      if (text.includes(word)) found.push(file);
    }
    if (found.length !== 1) throw new Error(`${found.length} files are like ${name} with ${word}`);
    return found[0] ?? '';
  }

  /** Path of a file on the remote's origin. */
  addressOf = (file: string) => path.posix.join(`/releases/${this.version}`, file);

  /**
   * Changes a stored file and its compressed copies.
   * @returns function that restores it
   */
  async damage(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
    const address = path.join(this.folder(), file);
    const before = new Map<string, Buffer>();
    for (const copy of ['', ...COMPRESSED].map((ending) => address + ending)) {
      const bytes = await readFile(copy).catch(() => undefined);
      if (bytes) before.set(copy, bytes);
    }
    const text = await readFile(address, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} is as it was`);
    await writeFile(address, changed);
    for (const ending of COMPRESSED) await rm(address + ending, { force: true });
    return async () => {
      for (const [copy, bytes] of before) await writeFile(copy, bytes);
    };
  }

  /**
   * Adds a previous release: a copy with another text.
   * @param text that the release shows, and what its predecessor showed
   * @returns its version
   */
  async addPrevious(text: string, before: string) {
    const { release: previous } = await this.copyWith('before', withText(text, before));
    await this.changeRegistered((remote) => ({ ...remote, previous }));
    return previous.version;
  }

  /** Makes the release require another `@aranya/shared`. */
  needShared = (sharedRange: string) =>
    this.changeRegistered((remote) => ({ ...remote, sharedRange }));

  /**
   * Adds a canary: a copy with another text.
   * @param percent of the visitors
   * @returns function that withdraws it
   */
  async addCanary(text: string, other: string, percent: number): Promise<() => Promise<void>> {
    const { release } = await this.copyWith('canary', withText(text, other));
    const canary = { ...release, percent };
    await this.changeRegistered((remote) => ({ ...remote, canary }));
    return () => this.changeRegistered(({ canary: _, ...remote }) => remote);
  }

  /** A build like this release, except that its modules throw this error when they are rendered. */
  async buildThatThrows(error: string): Promise<BuiltRelease> {
    const thrown = `default:()=>()=>{throw new Error(${JSON.stringify(error)})}`;
    return this.buildLike('throws', (code, file) =>
      isExposed(file) ? code.replace(/default:\(\)=>[\w$]+/, thrown) : code,
    );
  }

  /**
   * A build like this release with another text, which takes a fraction of a build's time.
   * @param name of its version
   */
  buildWith = (name: string, text: string, other: string): Promise<BuiltRelease> =>
    this.buildLike(name, withText(text, other));

  private async buildLike(...copied: Parameters<StoredRelease['copyWith']>): Promise<BuiltRelease> {
    const { folder } = await this.copyWith(...copied);
    const text = await readFile(path.join(folder, 'release.json'), 'utf8');
    return { release: Release.parse(JSON.parse(text)), folder };
  }

  /** A copy of the release with changed scripts and pages, and another name. */
  private async copyWith(name: string, change: (text: string, file: string) => string) {
    const version = `0.1.0-${name}`;
    const folder = this.folder(version);
    await cp(this.folder(), folder, {
      recursive: true,
      // Without compressed files, so that the server sends the changed ones.
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
    const hash = this.version.split('-').at(-1) ?? '';
    const hashes: Record<string, string> = {};
    const rewrite = async (file: string) => {
      const address = path.join(folder, file);
      const before = await readFile(address, 'utf8');
      // Each exposed module differs at least by a comment.
      const mark = isExposed(file) ? `\n/* ${name} */` : '';
      const changed = change(before, file).replaceAll(hash, name) + mark;
      await writeFile(address, changed);
      hashes[file] = integrityOf(changed, 'sha256');
    };
    const record = await this.record();
    const { pages = [], needs = {}, catalogues = {} } = record;
    const code = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file));
    for (const file of [...code, ...pages.map((page) => page.file)]) await rewrite(file);
    // Names the release of the script for partners' pages.
    const embed = path.join(folder, 'embed', 'embed-version.json');
    const named = await readFile(embed, 'utf8').catch(() => undefined);
    if (named) await writeFile(embed, named.replace(this.version, version));
    const entry = await readFile(path.join(folder, 'remote-entry.js'));
    const file = path.join(folder, 'mf-manifest.json');
    const manifest: { integrity: ManifestIntegrity } = JSON.parse(await readFile(file, 'utf8'));
    const { files } = manifest.integrity;
    for (const one of Object.keys(files)) files[one] = hashes[one] ?? files[one] ?? '';
    const manifestText = JSON.stringify(manifest);
    await writeFile(file, manifestText);
    const integrity = {
      manifest: integrityOf(manifestText, 'sha384'),
      entry: integrityOf(entry, 'sha384'),
    };
    hashes['remote-entry.js'] = integrity.entry;
    for (const one of [...pages, ...Object.values(catalogues)]) {
      one.integrity = hashes[one.file] ?? '';
    }
    for (const needed of Object.values(needs)) {
      needed.integrity = Object.fromEntries(needed.files.map((one) => [one, hashes[one] ?? '']));
    }
    const manifestUrl = `releases/${version}/mf-manifest.json`;
    const { sharedRange } = record;
    const release: RemoteRelease = {
      version,
      manifestUrl,
      sharedRange,
      integrity,
      pages,
      catalogues,
      needs,
    };
    await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...record, ...release }));
    return { release, folder };
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

const readRegistry = async (store: string): Promise<Registry> =>
  Registry.parse(JSON.parse(await readFile(path.join(store, 'registry.json'), 'utf8')));
