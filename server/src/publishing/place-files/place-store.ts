import { errorCodeOf } from '../../platform/problems/error-code';
import { type KnownPlaces, readPlaces } from './known-places';
import { MANIFEST, type Manifest, readManifest } from './manifest';
import { newestEntries } from './newest-entries';
import { NewestPlaces } from './newest-places';
import { PlaceChange } from './place-change';
import { isAtEdge } from './place-edges';
import type { PlaceFolder } from './place-folder';
import { SegmentFile } from './segment-file';
import { asDamage, DamagedFile } from './segment-layout';
import { StoredPlaces } from './stored-places';

/** Places of every species. */
export type PlacesBySpecies = ReadonlyMap<string, StoredPlaces>;

/** A file that nothing shows any more stays for this long, in milliseconds: a map may be drawn from it. */
const KEEP_MS = 60_000;

const EMPTY: Omit<Manifest, 'state'> = {
  format: 2,
  species: [],
  segments: [],
  known: { records: {}, imports: {} },
  prints: { records: {}, imports: {} },
  next: 1,
};

/** Files of an index but for its manifest. */
const NUMBERED = /^(places|known)-\d+$/;

/**
 * The index of a map in a folder: files of places that never change, what it knows of each record, and
 * a manifest that says which files count. In memory is what came, moved or went since.
 */
export class PlaceStore {
  readonly #open = new Map<string, SegmentFile>();
  readonly #unusedSince = new Map<string, number>();
  readonly #newest = new NewestPlaces((part) => this.#knownRecords(part));
  #shown: PlacesBySpecies = new Map();
  #shownFiles: ReadonlySet<string> = new Set();
  /** Of a file: a name is never used twice, whoever still reads from it. */
  #next: number;

  private constructor(
    readonly folder: PlaceFolder,
    private current: Manifest | null,
    private readonly now: () => number,
  ) {
    this.#next = current?.next ?? 1;
  }

  /** Opens what is there; an empty index where nothing is, or something is missing or damaged. */
  static async open(folder: PlaceFolder, now: () => number = Date.now): Promise<PlaceStore> {
    await folder.make();
    const manifest = await manifestIn(folder);
    const store = new PlaceStore(folder, manifest, now);
    try {
      for (const { file } of manifest?.segments ?? []) store.#segment(file);
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      store.forget();
    }
    await store.#removeUnnamed();
    return store;
  }

  /** Null where nothing was written yet, or what was there does not count. */
  get manifest(): Manifest | null {
    return this.current;
  }

  /** What was shown last. */
  get shown(): PlacesBySpecies {
    return this.#shown;
  }

  /** Records whose places are in memory only. */
  get newest(): NewestPlaces {
    return this.#newest;
  }

  /** Counts nothing that is there: all is made again. */
  forget(): void {
    this.current = null;
    this.#newest.clear();
  }

  /** Begins a change. One at a time; what is newest meanwhile stays. */
  change(): PlaceChange {
    return new PlaceChange(this.folder, this.current ?? EMPTY, {
      nextNumber: () => this.#next++,
      segment: (file) => this.#segment(file),
      knownIn: (file) => this.#knownIn(file),
      committed: (manifest) => {
        this.current = manifest;
        return this.#newest.rebase();
      },
    });
  }

  /** Whether the extent of a species tells of a place, as long as the files have it. */
  isAtEdge(name: string, code: number): boolean {
    const files = (this.current?.segments ?? []).map(({ file }) => this.#segment(file));
    return isAtEdge(files, name, code);
  }

  async #knownRecords(part: number) {
    const file = this.current?.known.records[part];
    const names = this.current?.species ?? [];
    return file === undefined ? null : { names, places: await this.#knownIn(file) };
  }

  /** @throws DamagedFile */
  async #knownIn(file: string): Promise<KnownPlaces> {
    try {
      return readPlaces(file, await this.folder.read(file));
    } catch (error) {
      throw asDamage(file, error);
    }
  }

  /** From now on, what is in the index is what is seen. */
  async show(): Promise<PlacesBySpecies> {
    const files = (this.current?.segments ?? []).map(({ file }) => this.#segment(file));
    const newest = this.#newest.bySpecies();
    const shown = new Map<string, StoredPlaces>();
    const names = new Set(files.flatMap(({ directory }) => Object.keys(directory)));
    for (const name of new Set([...names, ...newest.keys()])) {
      const { came = [], went = [] } = newest.get(name) ?? {};
      const having = files.filter(({ directory }) => directory[name]);
      shown.set(name, new StoredPlaces(name, having, newestEntries(came, went)));
    }
    this.#shown = shown;
    this.#shownFiles = new Set((this.current?.segments ?? []).map(({ file }) => file));
    await this.#tidy();
    return shown;
  }

  close(): void {
    for (const file of this.#open.values()) file.close();
    this.#open.clear();
  }

  #segment(file: string): SegmentFile {
    const known = this.#open.get(file);
    if (known) return known;
    const opened = new SegmentFile(this.folder.at(file));
    this.#open.set(file, opened);
    return opened;
  }

  /** Removes files that nothing has shown for a while. */
  async #tidy() {
    const named = new Set(this.current?.segments.map(({ file }) => file));
    for (const [file, opened] of this.#open) {
      if (named.has(file) || this.#shownFiles.has(file)) {
        this.#unusedSince.delete(file);
        continue;
      }
      const since = this.#unusedSince.get(file);
      if (since === undefined) this.#unusedSince.set(file, this.now());
      else if (this.now() - since > KEEP_MS) {
        opened.close();
        this.#open.delete(file);
        this.#unusedSince.delete(file);
        await this.folder.remove(file);
      }
    }
  }

  /** What a process left that was stopped while it wrote. */
  async #removeUnnamed() {
    const { segments, known } = this.current ?? EMPTY;
    const named = new Set([
      MANIFEST,
      ...segments.map(({ file }) => file),
      ...Object.values(known.records),
      ...Object.values(known.imports),
    ]);
    for (const file of await this.folder.list()) {
      const isOurs = NUMBERED.test(file) || file === `${MANIFEST}.new`;
      if (isOurs && !named.has(file)) await this.folder.remove(file);
    }
  }
}

async function manifestIn(folder: PlaceFolder): Promise<Manifest | null> {
  try {
    return readManifest(await folder.read(MANIFEST));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
