import { sortCodes } from '../place-codes/sort-codes';
import { CodeList } from './code-list';
import { type Cursor, listCursor, mergedCursor, type PlacesReader, placesReaders } from './cursors';
import { type KnownPlaces, NO_PLACES, writtenPlaces } from './known-places';
import {
  MANIFEST,
  type Manifest,
  type PlaceSource,
  type ReadState,
  writtenManifest,
} from './manifest';
import { isAtEdge } from './place-edges';
import type { PlaceFolder } from './place-folder';
import type { SegmentFile } from './segment-file';
import { writeSegment } from './write-segment';

/** Places of a change in memory at most, 8 bytes each; more are written to a file meanwhile. */
const PLACES_IN_MEMORY = 500_000;

/** A file is written anew with the change once it has at most so many times the places of it. */
const MERGED_UP_TO = 3;

/** What a change needs of its index. */
interface ChangedStore {
  segment(file: string): SegmentFile;
  knownIn(file: string): Promise<KnownPlaces>;
  /** For the name of a file. */
  nextNumber(): number;
  /** The manifest is on the disk. */
  committed(manifest: Manifest): Promise<void>;
}

interface Changes {
  added: CodeList;
  removed: CodeList;
}

/**
 * What comes and goes, collected until it counts as a whole. A place that goes is a negative count in
 * the file of the change, until that is merged with the file that has it.
 */
export class PlaceChange {
  readonly #changes = new Map<string, Changes>();
  readonly #known: Manifest['known'];
  readonly #prints: Manifest['prints'];
  readonly #species: string[];
  readonly #numbers: Map<string, number>;
  readonly #replaced: string[] = [];
  /** Files of this change. */
  readonly #written: Manifest['segments'] = [];
  readonly #created: string[] = [];
  #inMemory = 0;
  /** Something at the edge of its species has gone: only merging all tells where the edge is now. */
  #isEdgeGone = false;

  constructor(
    private readonly folder: PlaceFolder,
    private readonly before: Manifest | Omit<Manifest, 'state'>,
    private readonly store: ChangedStore,
  ) {
    const { known, prints, species } = before;
    this.#prints = { records: { ...prints.records }, imports: { ...prints.imports } };
    this.#known = { records: { ...known.records }, imports: { ...known.imports } };
    this.#species = [...species];
    this.#numbers = new Map(species.map((name, number) => [name, number]));
  }

  /** Parts of which the index holds something, in order. */
  parts(source: PlaceSource): number[] {
    return Object.keys(this.#known[source])
      .map(Number)
      .sort((one, other) => one - other);
  }

  /** What the index holds of a part, with what this change wrote of it. @throws DamagedFile */
  async known(source: PlaceSource, part: number): Promise<KnownPlaces> {
    const file = this.#known[source][part];
    return file === undefined ? NO_PLACES : this.store.knownIn(file);
  }

  /** What told the rows of a part from others when it was read; null: it was not. */
  print(source: PlaceSource, part: number): string | null {
    return this.#prints[source][part] ?? null;
  }

  /** @param print null: the part has no rows */
  putPrint(source: PlaceSource, part: number, print: string | null): void {
    if (print === null) delete this.#prints[source][part];
    else this.#prints[source][part] = print;
  }

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#species.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  nameOf(number: number): string {
    const name = this.#species[number];
    if (name === undefined) throw new Error(`No species has the number ${number}.`);
    return name;
  }

  add(name: string, code: number): void {
    this.#of(name).added.add(code);
    this.#inMemory += 1;
  }

  remove(name: string, code: number): void {
    this.#of(name).removed.add(code);
    this.#inMemory += 1;
    this.#isEdgeGone ||= isAtEdge(this.#filesBefore(), name, code);
  }

  #filesBefore(): SegmentFile[] {
    return this.before.segments.map(({ file }) => this.store.segment(file));
  }

  #of(name: string): Changes {
    const known = this.#changes.get(name);
    if (known) return known;
    const changes = { added: new CodeList(), removed: new CodeList() };
    this.#changes.set(name, changes);
    return changes;
  }

  /** Writes down what the index knows of a part from now on. */
  async putKnown(source: PlaceSource, part: number, places: KnownPlaces): Promise<void> {
    const before = this.#known[source][part];
    if (before) this.#replaced.push(before);
    delete this.#known[source][part];
    if (places.ids.length > 0) {
      const file = this.#name('known');
      await this.folder.write(file, ...writtenPlaces(places));
      this.#known[source][part] = file;
    }
    await this.spillIfFull();
  }

  /** To be called now and then while places are added: no more than that are in memory. */
  async spillIfFull(): Promise<void> {
    if (this.#inMemory > PLACES_IN_MEMORY) await this.#spill();
  }

  #name(kind: 'known' | 'places'): string {
    const name = `${kind}-${this.store.nextNumber()}`;
    this.#created.push(name);
    return name;
  }

  /** Writes what is in memory to a file, merged with some. */
  async #spill(merged: readonly SegmentFile[] = []): Promise<void> {
    const file = this.#name('places');
    const names = new Set([
      ...this.#changes.keys(),
      ...merged.flatMap(({ directory }) => Object.keys(directory)),
    ]);
    const species = this.#placesOf([...names].sort(), placesReaders(merged));
    const places = await writeSegment(this.folder, file, species);
    for (const { added, removed } of this.#changes.values()) {
      added.clear();
      removed.clear();
    }
    this.#inMemory = 0;
    if (places > 0) this.#written.push({ file, places });
  }

  /** What is in memory and in some files of each species: one is read when the one before is written. */
  async *#placesOf(
    names: readonly string[],
    readers: readonly PlacesReader[],
  ): AsyncGenerator<[string, Cursor]> {
    for (const name of names) {
      const { added, removed } = this.#of(name);
      const lists = [
        listCursor(await sortCodes(added.codes), 1),
        listCursor(await sortCodes(removed.codes), -1),
      ];
      yield [name, mergedCursor([...readers.map((read) => read(name)), ...lists])];
    }
  }

  /**
   * Writes everything but the manifest, which takes long where files are merged.
   * @returns what makes it count: from then on, and after a start, the index is what it was with this change
   */
  async prepare(state: ReadState): Promise<() => Promise<void>> {
    const kept = [...this.before.segments];
    const merged: Manifest['segments'] = [...this.#written];
    let places = this.#inMemory + merged.reduce((sum, one) => sum + one.places, 0);
    for (let last = kept.at(-1); last; last = kept.at(-1)) {
      if (!this.#isEdgeGone && (places === 0 || last.places > places * MERGED_UP_TO)) break;
      kept.pop();
      merged.push(last);
      places += last.places;
    }
    this.#written.length = 0;
    if (merged.length === 1 && this.#inMemory === 0 && !this.#isEdgeGone)
      this.#written.push(...merged);
    else if (merged.length > 0 || this.#inMemory > 0) {
      await this.#spill(merged.map(({ file }) => this.store.segment(file)));
    }
    const manifest: Manifest = {
      format: 2,
      state,
      species: this.#species,
      segments: [...kept, ...this.#written],
      known: this.#known,
      prints: this.#prints,
      next: this.store.nextNumber(),
    };
    return async () => {
      await this.folder.replace(MANIFEST, writtenManifest(manifest));
      await this.store.committed(manifest);
      for (const file of this.#replaced) await this.folder.remove(file);
    };
  }

  /** {@link PlaceChange.prepare} at one go. */
  async commit(state: ReadState): Promise<void> {
    const finish = await this.prepare(state);
    await finish();
  }

  /** Removes what was written: the change does not come. */
  async discard(): Promise<void> {
    for (const file of this.#created) await this.folder.remove(file);
  }
}
