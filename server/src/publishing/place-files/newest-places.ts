import { IDS_OF_PART, indexOfId, type KnownPlaces, partOf } from './known-places';

/** A public record as it was read. */
export interface PlacedRow {
  id: number;
  /** Scientific name in lower case. */
  name: string;
  code: number;
}

type Place = Pick<PlacedRow, 'name' | 'code'>;

/** A record that is elsewhere than the files say. */
interface NewestPlace {
  /** Where the files have it; null: nowhere. */
  before: Place | null;
  now: Place;
  /** What was read in a later turn knows it. */
  turn: number;
}

/** What the files hold of the records of a part, and the names of their species. */
type KnownOfPart = { names: readonly string[]; places: KnownPlaces } | null;

/**
 * Records that came or moved since the files were written. They are known by their ids, so that none is
 * counted twice, whether or not a reading that goes on meanwhile has met it.
 */
export class NewestPlaces {
  #places = new Map<number, NewestPlace>();
  #turn = 0;
  /** In which turn parts were read again, and records. */
  #readParts = new Map<number, number>();
  #readRecords = new Map<number, number>();
  /** Batches, by the moment before which their records were received: of what was put, and of what is read. */
  #putBatch = 0;
  #readBatch = 0;

  /** @param known what the files hold of a part now */
  constructor(private readonly known: (part: number) => Promise<KnownOfPart>) {}

  get size(): number {
    return this.#places.size;
  }

  /** To be asked before rows are read, for {@link NewestPlaces.read}. */
  get turn(): number {
    return this.#turn;
  }

  /** Parts that must be read again before the files know all of these. */
  parts(): Set<number> {
    return new Set([...this.#places.keys()].map(partOf));
  }

  /**
   * Puts records where they are now. Those that the files have there already are left out.
   * @param onlyKnown leaves out what is public nowhere yet: it comes by itself
   * @returns places that the files have and that do not count any more
   */
  async put(rows: readonly PlacedRow[], onlyKnown = false): Promise<Place[]> {
    const files = await this.#inFiles(rows.map(({ id }) => id));
    this.#turn += 1;
    const gone: Place[] = [];
    for (const { id, name, code } of rows) {
      const before = files.get(id) ?? null;
      const now = { name, code };
      if (onlyKnown && !before && !this.#places.has(id)) continue;
      if (isSame(before, now)) this.#places.delete(id);
      else {
        this.#places.set(id, { before, now, turn: this.#turn });
        if (before) gone.push(before);
      }
    }
    return gone;
  }

  /** Of these ids, those that neither the files nor memory have. */
  async unknown(ids: readonly number[]): Promise<number[]> {
    const files = await this.#inFiles(ids);
    return ids.filter((id) => !files.has(id) && !this.#places.has(id));
  }

  /**
   * A change is read.
   * @param batch it has what was received before this moment, in milliseconds since 1970; 0: all
   */
  beginReading(batch: number): void {
    this.#readBatch = batch;
  }

  /** What is put from now on is of this batch, too: a change that has less takes nothing of it away. */
  beginBatch(batch: number): void {
    this.#putBatch = batch;
  }

  /** A change has all rows of a part as they were in a turn or later. */
  readPart(part: number, turn: number): void {
    this.#readParts.set(part, turn);
  }

  /** The same of single records. */
  readRecords(rows: readonly PlacedRow[], turn: number): void {
    for (const { id } of rows) if (this.#places.has(id)) this.#readRecords.set(id, turn);
  }

  /** The change counts: what it has is not newest any more. */
  async rebase(): Promise<void> {
    const isBehind = this.#readBatch < this.#putBatch;
    const later = [...this.#places].filter(([id, { turn }]) => {
      const read = Math.max(this.#readParts.get(partOf(id)) ?? -1, this.#readRecords.get(id) ?? -1);
      return isBehind || turn > read;
    });
    this.#readParts.clear();
    this.#readRecords.clear();
    const files = await this.#inFiles(later.map(([id]) => id));
    this.#places = new Map();
    for (const [id, { now, turn }] of later) {
      const before = files.get(id) ?? null;
      if (!isSame(before, now)) this.#places.set(id, { before, now, turn });
    }
  }

  /** A change does not come. */
  forgetReading(): void {
    this.#readParts.clear();
    this.#readRecords.clear();
  }

  clear(): void {
    this.#places.clear();
    this.forgetReading();
  }

  /** Codes that came and went, by species. */
  bySpecies(): Map<string, { came: number[]; went: number[] }> {
    const species = new Map<string, { came: number[]; went: number[] }>();
    const of = (name: string) => {
      const known = species.get(name) ?? { came: [], went: [] };
      species.set(name, known);
      return known;
    };
    for (const { before, now } of this.#places.values()) {
      if (before) of(before.name).went.push(before.code);
      of(now.name).came.push(now.code);
    }
    return species;
  }

  /** Where the files have these records. */
  async #inFiles(ids: readonly number[]): Promise<Map<number, Place>> {
    const found = new Map<number, Place>();
    let part = -1;
    let known: KnownOfPart = null;
    for (const id of [...ids].sort((one, other) => one - other)) {
      if (part < 0 || id >= (part + 1) * IDS_OF_PART) {
        part = partOf(id);
        known = await this.known(part);
      }
      const at = known ? indexOfId(known.places.ids, id) : -1;
      if (!known || at < 0) continue;
      const name = known.names[known.places.species[at] as number] ?? '';
      found.set(id, { name, code: known.places.codes[at] as number });
    }
    return found;
  }
}

const isSame = (one: Place | null, other: Place) =>
  one !== null && one.name === other.name && one.code === other.code;
