import { IDS_OF_PART, indexOfId, partOf } from './known-places';
import type { PlaceSource } from './manifest';
import type { PlacedRow } from './newest-places';
import type { PlaceChange } from './place-change';

/** Rows of a part, some at a time and in any order. */
type RowsOfPart = Iterable<readonly PlacedRow[]> | AsyncIterable<readonly PlacedRow[]>;

/** Where no record is. */
const NOWHERE = -1;

/**
 * Compares public records of a table with what the index holds: what is new comes, what has gone or is elsewhere
 * is taken away. Each part is read into the same memory, whatever came before it.
 *
 * @returns compares a part with all rows that have ids of it
 */
export function reconciler(
  change: PlaceChange,
  source: PlaceSource,
): (part: number, rows: RowsOfPart) => Promise<void> {
  // By how far an id is from the first one of the part.
  const codesNow = new Float64Array(IDS_OF_PART);
  const speciesNow = new Uint16Array(IDS_OF_PART);
  const ids = new Float64Array(IDS_OF_PART);

  async function read(first: number, rows: RowsOfPart) {
    codesNow.fill(NOWHERE);
    for await (const some of rows) {
      for (const { id, name, code } of some) {
        codesNow[id - first] = code;
        speciesNow[id - first] = change.numberOf(name);
      }
    }
  }

  /** Those that are there, one after the other in the same memory. */
  function gathered(first: number) {
    let count = 0;
    for (let at = 0; at < IDS_OF_PART; at += 1) {
      const code = codesNow[at] as number;
      if (code === NOWHERE) continue;
      ids[count] = first + at;
      codesNow[count] = code;
      speciesNow[count] = speciesNow[at] as number;
      count += 1;
    }
    return {
      ids: ids.subarray(0, count),
      codes: codesNow.subarray(0, count),
      species: speciesNow.subarray(0, count),
    };
  }

  return async (part, rows) => {
    const first = part * IDS_OF_PART;
    await read(first, rows);
    const before = await change.known(source, part);
    let differs = false;
    let old = 0;
    for (let at = 0; at < IDS_OF_PART; at += 1) {
      const [code, species] = [codesNow[at] as number, speciesNow[at] as number];
      const wasThere = before.ids[old] === first + at;
      const codeBefore = wasThere ? (before.codes[old] as number) : NOWHERE;
      const speciesBefore = wasThere ? (before.species[old] as number) : species;
      if (wasThere) old += 1;
      if (code === codeBefore && (code === NOWHERE || species === speciesBefore)) continue;
      differs = true;
      if (wasThere) change.remove(change.nameOf(speciesBefore), codeBefore);
      if (code !== NOWHERE) change.add(change.nameOf(species), code);
    }
    if (differs) await change.putKnown(source, part, gathered(first));
  };
}

/**
 * Moves records that the index holds to where they are now; others are left to {@link reconciler}.
 * @returns those that it holds
 */
export async function moveKnown(
  change: PlaceChange,
  source: PlaceSource,
  rows: readonly PlacedRow[],
): Promise<PlacedRow[]> {
  const held: PlacedRow[] = [];
  const byPart = new Map<number, PlacedRow[]>();
  for (const row of rows) {
    const part = partOf(row.id);
    const some = byPart.get(part);
    if (some) some.push(row);
    else byPart.set(part, [row]);
  }
  for (const [part, some] of byPart) {
    const { ids, codes, species } = await change.known(source, part);
    let moved = 0;
    for (const row of some) {
      const { id, name, code } = row;
      const at = indexOfId(ids, id);
      if (at < 0) continue;
      held.push(row);
      const number = change.numberOf(name);
      if (codes[at] === code && species[at] === number) continue;
      change.remove(change.nameOf(species[at] as number), codes[at] as number);
      change.add(name, code);
      codes[at] = code;
      species[at] = number;
      moved += 1;
    }
    if (moved > 0) await change.putKnown(source, part, { ids, codes, species });
  }
  return held;
}
