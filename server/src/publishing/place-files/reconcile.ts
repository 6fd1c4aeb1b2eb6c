import { indexOfId, type KnownPlace, type KnownPlaces, knownPlaces, partOf } from './known-places';
import type { PlaceSource } from './manifest';
import type { PlacedRow } from './newest-places';
import type { PlaceChange } from './place-change';

/**
 * Compares all public records of a part of a table with what the index holds of it: what is new comes,
 * what has gone or is elsewhere is taken away.
 *
 * @param rows all that have ids of the part, in any order
 */
export async function reconcilePart(
  change: PlaceChange,
  { source, part }: { source: PlaceSource; part: number },
  rows: readonly PlacedRow[],
): Promise<void> {
  const before = placesIn(await change.known(source, part));
  const now = rows
    .map(({ id, name, code }) => ({ id, code, species: change.numberOf(name) }))
    .sort((one, other) => one.id - other.id);
  let differs = false;
  let [old, fresh] = [0, 0];
  while (old < before.length || fresh < now.length) {
    const [gone, come] = [before[old], now[fresh]];
    const isSame = gone?.id === come?.id;
    if (isSame && gone?.code === come?.code && gone?.species === come?.species) {
      old += 1;
      fresh += 1;
      continue;
    }
    differs = true;
    if (gone && (isSame || !come || gone.id < come.id)) {
      change.remove(change.nameOf(gone.species), gone.code);
      old += 1;
    }
    if (come && (isSame || !gone || come.id < gone.id)) {
      change.add(change.nameOf(come.species), come.code);
      fresh += 1;
    }
  }
  if (differs) await change.putKnown(source, part, knownPlaces(now));
}

/**
 * Moves records that the index holds to where they are now; others are left to {@link reconcilePart}.
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

const placesIn = ({ ids, codes, species }: KnownPlaces): KnownPlace[] =>
  Array.from(ids, (id, index) => ({
    id,
    code: codes[index] as number,
    species: species[index] as number,
  }));
