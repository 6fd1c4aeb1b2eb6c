import { max } from 'drizzle-orm';
import { closedAccount } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';
import type { PlacesOfSpecies } from '../place-codes/places-of-species';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { type Codes, importsOf, readAfter, recordsOf } from './read-places';
import { SpeciesPlaces } from './species-places';

/** Places of every species with public records, by scientific name in lower case. */
export type OccurrenceIndex = ReadonlyMap<string, PlacesOfSpecies>;

/** New records are asked for at most this often, in milliseconds. */
export const NEW_RECORDS_MS = 1_000;
/**
 * What phones sent is read again this often, in milliseconds, and when an account was closed for
 * good. Until then a record that was edited or deleted stays where it was, and one may be missing that
 * got its number before another and was stored after it.
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
  lastRecord: number;
  closing: number;
}

/** Reads all that phones sent, and the imports where they changed. */
async function readAll(db: Database, rules: PublicRules, held: Held | null): Promise<Held> {
  // Asked before reading: a closing meanwhile makes the next call read again.
  const closing = await lastClosing(db);
  const recorded: Codes = new Map();
  const lastRecord = await readAfter(db, recordsOf(rules), 0, recorded);
  let imported = held?.imported;
  if (!imported || held?.rules.imports !== rules.imports) {
    const codes: Codes = new Map();
    await readAfter(db, importsOf(rules), 0, codes);
    imported = new Map([...codes].map(([name, list]) => [name, Float64Array.from(list)]));
  }
  const index = new Map<string, SpeciesPlaces>();
  for (const name of new Set([...recorded.keys(), ...imported.keys()])) {
    const places = await SpeciesPlaces.of(imported.get(name) ?? []);
    index.set(name, await places.with(recorded.get(name) ?? []));
  }
  return { rules, index, imported, lastRecord, closing };
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
      const read = await readAll(db, rules, held);
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
    const codes: Codes = new Map();
    const lastRecord = await readAfter(db, recordsOf(known.rules), known.lastRecord, codes);
    if ((await rulesCache.now()).version !== known.rules.version) return readEverything();
    const changed = await Promise.all(
      [...codes].map(async ([name, list]) => {
        const places = known.index.get(name) ?? (await SpeciesPlaces.of([]));
        return [name, await places.with(list)] as const;
      }),
    );
    // At one moment: nobody sees the new records of some species only.
    for (const [name, places] of changed) known.index.set(name, places);
    known.lastRecord = lastRecord;
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
