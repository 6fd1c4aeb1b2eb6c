import { IDS_OF_PART, indexOfId, partOf } from './known-places';
import type { PlaceSource } from './manifest';
import type { PlacedRow } from './newest-places';
import type { PlaceChange } from './place-change';

/** Rows of a part, some at a time and in any order. */
type RowsOfPart = Iterable<readonly PlacedRow[]> | AsyncIterable<readonly PlacedRow[]>;

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
  const ids = new Float64Array(IDS_OF_PART);
  /** How far the ids of the rows are from the first one of the part. */
  const offsets = new Uint16Array(IDS_OF_PART);
  // By offset.
  const codesNow = new Float64Array(IDS_OF_PART);
  const speciesNow = new Uint16Array(IDS_OF_PART);

  /** @returns the offsets of all rows, in order */
  async function read(first: number, rows: RowsOfPart): Promise<Uint16Array> {
    let count = 0;
    for await (const some of rows) {
      for (const { id, name, code } of some) {
        offsets[count] = id - first;
        codesNow[id - first] = code;
        speciesNow[id - first] = change.numberOf(name);
        count += 1;
      }
    }
    return offsets.subarray(0, count).sort();
  }

  /** What was read, one after the other in the same memory. */
  function gathered(first: number, now: Uint16Array) {
    for (let at = 0; at < now.length; at += 1) {
      const offset = now[at] as number;
      ids[at] = first + offset;
      codesNow[at] = codesNow[offset] as number;
      speciesNow[at] = speciesNow[offset] as number;
    }
    return {
      ids: ids.subarray(0, now.length),
      codes: codesNow.subarray(0, now.length),
      species: speciesNow.subarray(0, now.length),
    };
  }

  return async (part, rows) => {
    const first = part * IDS_OF_PART;
    const now = await read(first, rows);
    const before = await change.known(source, part);
    let differs = false;
    let [old, fresh] = [0, 0];
    while (old < before.ids.length || fresh < now.length) {
      const idBefore = before.ids[old] ?? Number.POSITIVE_INFINITY;
      const offset = now[fresh] ?? Number.POSITIVE_INFINITY;
      const [wasThere, isThere] = [idBefore <= first + offset, first + offset <= idBefore];
      const [codeBefore, speciesBefore] = [before.codes[old] ?? 0, before.species[old] ?? 0];
      const [code, species] = [codesNow[offset] ?? 0, speciesNow[offset] ?? 0];
      if (wasThere) old += 1;
      if (isThere) fresh += 1;
      if (wasThere && isThere && code === codeBefore && species === speciesBefore) continue;
      differs = true;
      if (wasThere) change.remove(change.nameOf(speciesBefore), codeBefore);
      if (isThere) change.add(change.nameOf(species), code);
    }
    if (differs) await change.putKnown(source, part, gathered(first, now));
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
