import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CHUNKS_FROM_RELEASE,
  type ManifestIntegrity,
  type RegisteredRemote,
  Registry,
  type RemoteRelease,
} from '@aranya/shared/contracts';
import { integrityOf } from '../../shared/build/release-integrity';
import { Release } from '../../tools/release/release-store';

const COMPRESSED = ['.br', '.gz'];

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

  /** Its scripts, styles and lists by their places beside the manifest. */
  private async files(): Promise<string[]> {
    const { chunks = [] } = await this.record();
    return [
      ...(await readdir(this.folder())),
      ...chunks.map((chunk) => CHUNKS_FROM_RELEASE + chunk),
    ].filter((file) => /\.(js|css|json)$/.test(file));
  }

  /** The one file of the release whose name matches, and which holds a word, by its place beside the manifest. */
  async fileLike(name: RegExp, word = ''): Promise<string> {
    const found: string[] = [];
    for (const file of await this.files()) {
      if (!name.test(path.basename(file))) continue;
      const text = await readFile(path.join(this.folder(), file), 'utf8');
      if (text.includes(word)) found.push(file);
    }
    if (found.length !== 1) throw new Error(`${found.length} files are like ${name} with ${word}`);
    return found[0] ?? '';
  }

  /** Path of a file on the remote's origin. */
  addressOf = (file: string) => path.posix.join(`/releases/${this.version}`, file);

  /**
   * Changes a file without anybody's knowledge: anyone who reads it gets the change, compressed or not.
   * @returns puts everything back
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
   * Makes the release before this one: the same with another text in it.
   * @param text that the release shows, and what its predecessor showed
   * @returns its version
   */
  async addPrevious(text: string, before: string) {
    const previous = await this.copyWith('before', text, before);
    await this.changeRegistered((remote) => ({ ...remote, previous }));
    return previous.version;
  }

  /** It is for pages with another `@aranya/shared`. */
  needShared = (sharedRange: string) =>
    this.changeRegistered((remote) => ({ ...remote, sharedRange }));

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

  /**
   * The hash in the name of each script and style that another text changes, and that of the changed one, which
   * is put beside it. Every module that is exposed differs by a comment at least.
   */
  private async changedChunks(text: string, other: string): Promise<Map<string, string>> {
    const { chunks = [] } = await this.record();
    const changes = new Map<string, string>();
    for (const chunk of chunks.filter((name) => /\.(js|css)$/.test(name))) {
      const address = path.join(this.folder(), CHUNKS_FROM_RELEASE, chunk);
      const script = await readFile(address, 'utf8');
      if (!script.includes(text) && !chunk.startsWith('__federation_expose_')) continue;
      const changed = `${script.replaceAll(text, other)}\n/* ${other} */`;
      const now = createHash('sha256').update(changed).digest('hex').slice(0, 10);
      const before = chunk.split('.').at(-2) ?? '';
      await writeFile(address.replace(before, now), changed.replaceAll(before, now));
      changes.set(before, now);
    }
    return changes;
  }

  /** A copy of the release with another text in its scripts and pages. */
  private async copyWith(name: string, text: string, other: string): Promise<RemoteRelease> {
    const version = `0.1.0-${name}`;
    const folder = this.folder(version);
    await cp(this.folder(), folder, {
      recursive: true,
      // Copies of what is changed below; whoever serves it compresses nothing, and sends the file.
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
    const changes = await this.changedChunks(text, other);
    const changed = (script: string) =>
      [...changes].reduce((now, [before, after]) => now.replaceAll(before, after), script);
    const entry = path.join(folder, 'remote-entry.js');
    const hash = this.version.split('-').at(-1) ?? '';
    const script = changed(await readFile(entry, 'utf8')).replaceAll(hash, name);
    await writeFile(entry, script);
    const file = path.join(folder, 'mf-manifest.json');
    const manifest: { integrity: ManifestIntegrity } = JSON.parse(
      changed(await readFile(file, 'utf8')),
    );
    const { files } = manifest.integrity;
    for (const chunk of Object.keys(files)) {
      files[chunk] = integrityOf(await readFile(path.join(folder, chunk)), 'sha256');
    }
    const manifestText = JSON.stringify(manifest);
    await writeFile(file, manifestText);
    const integrity = {
      manifest: integrityOf(manifestText, 'sha384'),
      entry: integrityOf(script, 'sha384'),
    };
    const record = Release.parse(JSON.parse(changed(JSON.stringify(await this.record()))));
    const { sharedRange, pages = [], needs = {} } = record;
    for (const page of pages) {
      const address = path.join(folder, page.file);
      const rewritten = (await readFile(address, 'utf8')).replaceAll(text, other);
      await writeFile(address, rewritten);
      page.integrity = integrityOf(rewritten, 'sha256');
    }
    for (const { files: needed, integrity: hashes = {} } of Object.values(needs)) {
      for (const file of needed) hashes[file] = files[file] ?? integrity.entry;
    }
    const manifestUrl = `releases/${version}/mf-manifest.json`;
    const release = { version, manifestUrl, sharedRange, integrity, pages };
    await writeFile(
      path.join(folder, 'release.json'),
      JSON.stringify({ ...record, ...release, needs }),
    );
    return release;
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
