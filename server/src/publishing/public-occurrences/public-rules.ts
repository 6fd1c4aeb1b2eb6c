import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { dataImport } from '../data-import/tables';
import { readSpeciesList, type SpeciesList } from '../species-list/read-species-list';
import { coarseCellsOf } from './coarse-cells';
import { promisedTransactions, watchPromises } from './promised-transactions';
import { protectImports, protectRecords } from './protect-places';
import { batchAt, type PublicationBatch } from './publication-batch';
import { protectedCell } from './tables';
import { importsSince, watchImports } from './unsure-imports';

/** What is shown to the public, and how coarsely. */
export interface PublicRules {
  /**
   * The species whose records are shown to everyone. What people typed freely is not among them: it
   * may be anything, and under another spelling a threatened species would be shown where it
   * stands.
   */
  published: SpeciesList;
  coarseCells: ReadonlyMap<string, number>;
  /** Changes when data was imported or removed, maybe by another process. */
  imports: string;
  batch: PublicationBatch;
  /** Changes with the species that are shown, and with how coarsely. */
  species: string;
  /**
   * Of records received before, places of threatened species are protected. What a node promised to commit is
   * not seen yet, so it stays before that.
   */
  protectedTo: Date;
  /** Grows when something became public late, whatever its time: all is to be read again. */
  late: number;
  /** Whether what was read of imports may lack something that a node promised to commit. */
  lacksOfImports: boolean;
  /** Changes when other records are public, or in other places, than before. */
  version: string;
}

/** Up to where an earlier process protected what these rules protect. */
export interface ProtectedSoFar {
  species: string;
  imports: string;
  /** Milliseconds since 1970. */
  protectedTo: number;
  /** See {@link PublicRules.lacksOfImports}. */
  lacksOfImports?: boolean;
}

/** When records become public. */
export interface PublicationTimes {
  /** A record is public at the earliest after so many hours; 0: at once. */
  delayHours: number;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** See {@link STORING_MS}, which it is by default. */
  storingMs?: number;
}

/** The rules, kept in memory. What they protect is stored before anybody gets them. */
export interface PublicRulesCache {
  /** As they were a second ago at most. */
  recent(): Promise<PublicRules>;
  /** As they are now. */
  now(): Promise<PublicRules>;
  /** A record is seen within this time after it says to have been received, unless a node holds it, in milliseconds. */
  storingMs: number;
}

/** The database is asked for changes at most this often, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * A record is stored within this time after it says to have been received, in milliseconds. On several nodes
 * the second step of its transaction may take longer: {@link watchPromises} knows.
 */
const STORING_MS = 60_000;

/** Two steps of a transaction end within such a part of the time that storing may take. */
const USUAL_PART = 1 / 6;

interface State {
  /** The complete imports, so written that any change shows. */
  imports: string;
  /** By the database's clock. */
  time: Date;
}

const idsIn = (imports: string): number[] => (imports ? imports.split(',').map(Number) : []);

async function stateOf(db: Database): Promise<State> {
  const [row] = await db
    .select({
      ids: sql<string | null>`string_agg(${dataImport.id}::text, ',' order by ${dataImport.id})`,
      time: sql<string>`extract(epoch from now()) * 1000`,
    })
    .from(dataImport)
    .where(eq(dataImport.state, 'complete'));
  return { imports: row?.ids ?? '', time: new Date(Number(row?.time)) };
}

function speciesMark(published: SpeciesList, coarseCells: PublicRules['coarseCells']): string {
  const lists = [[...published.keys()].sort(), [...coarseCells].sort()];
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex');
}

/**
 * Keeps the rules in memory and makes them again after an import and for each batch.
 *
 * @param index What an index in files remembers: a start need not protect once more what was protected,
 *   which takes minutes with millions of records. It looks at the cells itself, so they are not counted.
 */
export function openPublicRules(
  db: Database,
  { delayHours, clock = Date.now, storingMs = STORING_MS }: PublicationTimes,
  index: { remembered(): Promise<ProtectedSoFar | null> } | null = null,
): PublicRulesCache {
  let rules: PublicRules | null = null;
  let lookedAt = 0;
  let making: Promise<PublicRules> | null = null;
  let looking: Promise<PublicRules> = Promise.resolve({} as PublicRules);
  let recent: Promise<PublicRules> | null = null;
  const promises = watchPromises(() => promisedTransactions(db), storingMs * USUAL_PART);
  const unsureImports = watchImports(db, promises, storingMs);

  const sinceOf = (protectedTo: number) => new Date(protectedTo - storingMs);
  /** Up to where a moment's records are seen now. */
  const seenTo = (moment: Date) =>
    new Date(Math.min(moment.getTime(), promises.since ?? Number.POSITIVE_INFINITY));
  const watched = () => ({
    late: promises.ended + unsureImports.settled,
    lacksOfImports: unsureImports.any,
  });

  async function make({ imports, time }: State, batch: PublicationBatch): Promise<PublicRules> {
    const published = await readSpeciesList(db);
    const coarseCells = coarseCellsOf(published);
    const species = speciesMark(published, coarseCells);
    const before = rules
      ? { ...rules, protectedTo: rules.protectedTo.getTime() }
      : ((await index?.remembered()) ?? null);
    const isKnown = before?.species === species;
    const known = new Set(isKnown ? idsIn(before.imports) : []);
    const unsure = before?.lacksOfImports
      ? await importsSince(db, sinceOf(before.protectedTo))
      : [];
    const fresh = isKnown
      ? idsIn(imports).filter((id) => !known.has(id) || unsure.includes(id))
      : null;
    await unsureImports.protecting(fresh, time);
    const protectedTo = seenTo(batch.protectedBefore ?? time);
    // What ends meanwhile is protected the next time.
    const marks = { species, version: '', ...watched() };
    await protectImports(db, coarseCells, fresh);
    const since = isKnown ? sinceOf(before.protectedTo) : null;
    await protectRecords(db, coarseCells, { since, before: batch.protectedBefore });
    rules = { published, coarseCells, imports, batch, protectedTo, ...marks };
    return rules;
  }

  async function follow(known: PublicRules, time: Date, batch: PublicationBatch) {
    await unsureImports.settle((ids) => protectImports(db, known.coarseCells, ids));
    const before = batch.protectedBefore;
    const protectedTo = seenTo(before ?? time);
    const isSameBatch = before && before.getTime() === known.batch.protectedBefore?.getTime();
    // Of a batch nothing comes later but what was promised.
    if (!isSameBatch || protectedTo > known.protectedTo) {
      const since = sinceOf(known.protectedTo.getTime());
      await protectRecords(db, known.coarseCells, { since, before });
    }
    return { ...known, batch, protectedTo, ...watched() };
  }

  async function look(): Promise<PublicRules> {
    const state = await stateOf(db);
    const batch = batchAt(clock(), delayHours);
    const isOther =
      rules?.imports !== state.imports ||
      rules.batch.protectedBefore?.getTime() !== batch.protectedBefore?.getTime();
    // Asked before anything is read: what ends later is read the next time.
    await promises.look(state.time.getTime(), isOther);
    if (rules?.imports !== state.imports) {
      making ??= make(state, batch).finally(() => {
        making = null;
      });
      // Takes seconds with a million records: meanwhile the previous ones are good enough.
      if (rules) making.catch(() => undefined);
      else await making;
    } else {
      rules = await follow(rules, state.time, batch);
    }
    if (!rules) throw new Error('Nothing says what is public.');
    // With batches nothing else changes until the next one.
    const cells = batch.protectedBefore || index ? 0 : await db.$count(protectedCell);
    const { imports, late } = rules;
    const version = [imports, rules.batch.publishedBefore?.getTime(), cells, late].join(' ');
    rules = { ...rules, version };
    lookedAt = performance.now();
    return rules;
  }

  /** One look after the other. */
  function now(): Promise<PublicRules> {
    looking = looking.then(look, look);
    return looking;
  }

  return {
    now,
    storingMs,
    recent: async () => {
      if (rules && performance.now() - lookedAt < LOOK_MS) return rules;
      recent ??= now().finally(() => {
        recent = null;
      });
      return recent;
    },
  };
}
