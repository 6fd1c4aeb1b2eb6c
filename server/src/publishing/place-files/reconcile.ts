import { type KnownPlace, type KnownPlaces, knownPlaces, partOf } from './known-places';
import type { PlaceSource } from './manifest';
import type { PlaceChange } from './place-change';
import type { NewPlace } from './place-store';

/**
 * Compares all public records of a table, as they are read, with what the index holds: what is new comes,
 * what has gone or is elsewhere is taken away.
 *
 * @param rows in the order of their ids, but for the rows that come together
 * @param newest records that are in the change already, and not in what the index knows
 */
export async function reconcile(
  change: PlaceChange,
  source: PlaceSource,
  rows: AsyncIterable<readonly NewPlace[]>,
  newest: readonly NewPlace[] = [],
): Promise<void> {
  const waiting = change.parts(source);
  const newestOf = new Map<number, NewPlace[]>();
  for (const place of newest) {
    const part = partOf(place.id);
    newestOf.set(part, [...(newestOf.get(part) ?? []), place]);
    if (!waiting.includes(part)) waiting.push(part);
  }
  waiting.sort((one, other) => one - other);

  let part = 0;
  let gathered: NewPlace[] = [];
  const finish = () => compare(change, { source, part }, gathered, newestOf.get(part) ?? []);

  /** Goes on to a part; what the index holds before it has gone. */
  async function goTo(next: number) {
    if (gathered.length > 0) {
      await finish();
      if (waiting[0] === part) waiting.shift();
    }
    gathered = [];
    for (let [gone] = waiting; gone !== undefined && gone < next; [gone] = waiting) {
      part = gone;
      await finish();
      waiting.shift();
    }
    part = next;
  }

  for await (const some of rows) {
    for (const row of [...some].sort((one, other) => one.id - other.id)) {
      if (partOf(row.id) !== part || gathered.length === 0) await goTo(partOf(row.id));
      gathered.push(row);
    }
  }
  await goTo(Number.POSITIVE_INFINITY);
}

async function compare(
  change: PlaceChange,
  { source, part }: { source: PlaceSource; part: number },
  rows: readonly NewPlace[],
  newest: readonly NewPlace[],
): Promise<void> {
  const stored = await change.known(source, part);
  const numbered = ({ id, name, code }: NewPlace) => ({ id, code, species: change.numberOf(name) });
  const before =
    newest.length === 0
      ? placesIn(stored)
      : [...placesIn(stored), ...newest.map(numbered)].sort((one, other) => one.id - other.id);
  const now = rows.map(numbered);
  let differs = newest.length > 0;
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

const placesIn = ({ ids, codes, species }: KnownPlaces): KnownPlace[] =>
  Array.from(ids, (id, index) => ({
    id,
    code: codes[index] as number,
    species: species[index] as number,
  }));
