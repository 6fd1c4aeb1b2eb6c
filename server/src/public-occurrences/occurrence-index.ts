import { max } from 'drizzle-orm';
import { closedAccount } from '../account-closing/tables';
import type { Database } from '../database/database';
import type { PublicRules } from './public-rules';
import { type Codes, importsOf, readAfter, recordsOf } from './read-places';
import { SpeciesPlaces } from './species-places';

/** Places of every species with public records, by scientific name in lower case. */
export type OccurrenceIndex = ReadonlyMap<string, SpeciesPlaces>;

/** New records are asked for at most this often, in milliseconds. */
const NEW_RECORDS_MS = 1_000;
/**
 * What phones sent is read again this often, in milliseconds, and when an account was closed for
 * good. Until then a record that was edited or deleted stays where it was, and one may be missing that
 * got its number before another and was stored after it.
 */
const EVERYTHING_MS = 5 * 60_000;

/** Changes when the records of a closed account may have gone. */
async function lastClosing(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(closedAccount.id) }).from(closedAccount);
  return row?.last ?? 0;
}

/** What is in memory, and of which state of the imports. */
interface Held {
  imports: string;
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
  if (!imported || held?.imports !== rules.imports) {
    const codes: Codes = new Map();
    await readAfter(db, importsOf(rules), 0, codes);
    imported = new Map([...codes].map(([name, list]) => [name, Float64Array.from(list)]));
  }
  const index = new Map<string, SpeciesPlaces>();
  for (const name of new Set([...recorded.keys(), ...imported.keys()])) {
    const places = new SpeciesPlaces(Float64Array.from(imported.get(name) ?? []));
    index.set(name, places.with(recorded.get(name) ?? []));
  }
  return { imports: rules.imports, index, imported, lastRecord, closing };
}

/**
 * Keeps the places of all public records in memory, 24 bytes each and 8 more for an imported one,
 * so that a view of a map costs the same with ten thousand records and with a million. New records
 * are in the answer of the next call; for others see {@link EVERYTHING_MS}. An import is read in
 * the background and then shown as a whole.
 */
export function keepOccurrenceIndex(
  db: Database,
): (rules: PublicRules) => Promise<OccurrenceIndex> {
  let held: Held | null = null;
  let lookedAt = 0;
  let readAllAt = 0;
  let running: Promise<void> | null = null;

  async function readEverything(rules: PublicRules) {
    held = await readAll(db, rules, held);
    readAllAt = performance.now();
  }

  async function readNew(rules: PublicRules, known: Held) {
    if ((await lastClosing(db)) !== known.closing) return readEverything(rules);
    const codes: Codes = new Map();
    known.lastRecord = await readAfter(db, recordsOf(rules), known.lastRecord, codes);
    for (const [name, list] of codes) {
      const places = known.index.get(name) ?? new SpeciesPlaces(new Float64Array());
      known.index.set(name, places.with(list));
    }
  }

  /** One at a time: whoever comes while it runs waits for the same. */
  function once(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => {
      lookedAt = performance.now();
      running = null;
    });
    return running;
  }

  return async (rules) => {
    const now = performance.now();
    if (!held) await once(() => readEverything(rules));
    else if (now - readAllAt > EVERYTHING_MS || held.imports !== rules.imports) {
      // Nobody waits: what is there is good enough meanwhile. The next call tries again.
      once(() => readEverything(rules)).catch(() => undefined);
    } else if (now - lookedAt > NEW_RECORDS_MS) {
      const known = held;
      await once(() => readNew(rules, known));
    }
    return held?.index ?? new Map();
  };
}
