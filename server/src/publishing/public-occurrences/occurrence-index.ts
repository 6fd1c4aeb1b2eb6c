import { max } from 'drizzle-orm';
import { closedAccount } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';
import type { PlacesOfSpecies } from '../place-codes/places-of-species';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { addCodes, type Codes, importsOf, placesAfter, placesOf, recordsOf } from './read-places';
import { clockOf, NEWEST, type Received, receivedSince } from './received-since';
import { SpeciesPlaces } from './species-places';

/** Places of every species with public records, by scientific name in lower case. */
export type OccurrenceIndex = ReadonlyMap<string, PlacesOfSpecies>;

/** New records are asked for at most this often, in milliseconds. */
export const NEW_RECORDS_MS = 1_000;
/**
 * What phones sent is read again this often, in milliseconds, and when an account was closed for
 * good. Until then a record that was edited or deleted stays where it was.
 */
export const EVERYTHING_MS = 5 * 60_000;
/** How often everything is read again because the rules changed meanwhile. */
export const READINGS = 4;

/** Changes when the records of a closed account may have gone. */
export async function lastClosing(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(closedAccount.id) }).from(closedAccount);
  return row?.last ?? 0;
}

/** What is in memory, and by which rules. */
interface Held {
  rules: PublicRules;
  index: Map<string, SpeciesPlaces>;
  /** Of imports, which change only as a whole. */
  imported: Map<string, Float64Array>;
  /** What was received last and looked at. */
  seen: Map<number, Received>;
  /** What was received before this moment was looked at, in milliseconds. */
  reached: number;
  closing: number;
}

/** Reads all that phones sent, and the imports where they changed. */
async function readAll(
  db: Database,
  rules: PublicRules,
  held: Held | null,
  storingMs: number,
): Promise<Held> {
  // Asked before reading: a closing meanwhile makes the next call read again.
  const closing = await lastClosing(db);
  const reached = await clockOf(db);
  const recorded: Codes = new Map();
  const ids: number[] = [];
  for await (const { places } of placesAfter(db, recordsOf(rules), 0)) {
    addCodes(recorded, places);
    for (const { id } of places) ids.push(id);
  }
  // Of what came meanwhile, some was read and some was not.
  const lately = await receivedSince(db, reached - storingMs, Number.MAX_SAFE_INTEGER);
  const received = new Map(lately.map((one) => [one.id, one]));
  const seen = new Map(ids.flatMap((id) => received.get(id) ?? []).map((one) => [one.id, one]));
  let imported = held?.imported;
  const isSame = held?.rules.imports === rules.imports && held.rules.late === rules.late;
  if (!imported || !isSame) {
    const codes: Codes = new Map();
    for await (const { places } of placesAfter(db, importsOf(rules), 0)) addCodes(codes, places);
    imported = new Map([...codes].map(([name, list]) => [name, Float64Array.from(list)]));
  }
  const index = new Map<string, SpeciesPlaces>();
  for (const name of new Set([...recorded.keys(), ...imported.keys()])) {
    const places = await SpeciesPlaces.of(imported.get(name) ?? []);
    index.set(name, await places.with(recorded.get(name) ?? []));
  }
  return { rules, index, imported, seen, reached, closing };
}

/**
 * Keeps the places of all public records in memory, 24 bytes each and 8 more for an imported one,
 * so that a view of a map costs the same with ten thousand records and with a million. A batch of
 * records, or an import, is read in the background and then shown as a whole. Where records are
 * public at once, new ones are in the answer of the next call; for others see
 * {@link EVERYTHING_MS}.
 */
export function openOccurrenceIndex(
  db: Database,
  rulesCache: PublicRulesCache,
): () => Promise<OccurrenceIndex> {
  let held: Held | null = null;
  let lookedAt = 0;
  let readAllAt = 0;
  let running: Promise<void> | null = null;

  async function readEverything() {
    let rules = await rulesCache.now();
    for (let reading = 0; reading < READINGS; reading++) {
      const read = await readAll(db, rules, held, rulesCache.storingMs);
      rules = await rulesCache.now();
      held = read;
      // A threatened species may have come while others around it were read.
      if (rules.version === read.rules.version) break;
    }
    readAllAt = performance.now();
  }

  async function readNew(known: Held) {
    if ((await lastClosing(db)) !== known.closing) return readEverything();
    if (known.rules.batch.publishedBefore) return;
    const since = known.reached - rulesCache.storingMs;
    const received = await receivedSince(db, since, NEWEST + 1);
    if (received.length > NEWEST) return readEverything();
    const fresh = received.filter(({ id }) => !known.seen.has(id));
    if (fresh.length === 0) return;
    const codes: Codes = new Map();
    const ids = fresh.map(({ id }) => id);
    for await (const places of placesOf(db, recordsOf(known.rules), ids)) addCodes(codes, places);
    if ((await rulesCache.now()).version !== known.rules.version) return readEverything();
    const changed = await Promise.all(
      [...codes].map(async ([name, list]) => {
        const places = known.index.get(name) ?? (await SpeciesPlaces.of([]));
        return [name, await places.with(list)] as const;
      }),
    );
    // At one moment: nobody sees the new records of some species only.
    for (const [name, places] of changed) known.index.set(name, places);
    for (const one of fresh) known.seen.set(one.id, one);
    for (const { id, at } of known.seen.values()) if (at < since) known.seen.delete(id);
    known.reached = Math.max(known.reached, ...received.slice(-1).map(({ at }) => at));
  }

  /** One at a time: anyone who comes while it runs waits for the same. */
  function once(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => {
      lookedAt = performance.now();
      running = null;
    });
    return running;
  }

  return async () => {
    const now = performance.now();
    const rules = await rulesCache.recent();
    if (!held) await once(readEverything);
    else if (now - readAllAt > EVERYTHING_MS || held.rules.version !== rules.version) {
      // Nobody waits: what is there is good enough meanwhile. The next call tries again.
      once(readEverything).catch(() => undefined);
    } else if (now - lookedAt > NEW_RECORDS_MS) {
      const known = held;
      await once(() => readNew(known));
    }
    return held?.index ?? new Map();
  };
}
