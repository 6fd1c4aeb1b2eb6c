import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { errorCodeOf, hasCause } from '../../platform/problems/error-code';

/** So long the nodes of a cluster are waited for, in milliseconds: one that hangs must not hold up the map. */
const ANSWER_MS = 2_000;

/** How long ago each was promised on a node, in milliseconds by that node's clock. */
const AGES = `select coalesce(json_object_agg(gid, extract(epoch from clock_timestamp() - prepared) * 1000), '{}')::text
  from pg_prepared_xacts where database = current_database()`;

type NodeAnswer = { node: string; ages: string | null; now: string | number };

/**
 * Transactions in two steps that a node promised to commit and has not committed yet. Nobody sees what they wrote until
 * it does, however long ago that was received.
 */
export interface PromisedTransactions {
  /** When each was promised at the latest, in milliseconds by the clock of the database that was asked. */
  at: ReadonlyMap<string, number>;
  /** Nodes that did not answer: what they promised is not known. */
  silent: readonly string[];
}

const NONE: PromisedTransactions = { at: new Map(), silent: [] };
/** Stands for every node. */
const ALL = 'all nodes';
const ALL_SILENT: PromisedTransactions = { at: new Map(), silent: [ALL] };
/** SQLSTATE where a role may not do something. */
const NOT_ALLOWED = '42501';

/**
 * Asks the database, and the workers of a cluster, what they promised. Any role may; where one may
 * not send commands to workers, or nothing can be promised, nothing is known to be.
 */
export async function promisedTransactions(
  db: Database,
  answerMs = ANSWER_MS,
): Promise<PromisedTransactions> {
  const { rows } = await db.execute<{ own: boolean; workers: boolean }>(sql`
    select current_setting('max_prepared_transactions')::int > 0 as own,
      to_regproc('pg_catalog.run_command_on_workers') is not null as workers`);
  const [{ own, workers } = { own: false, workers: false }] = rows;
  if (!own && !workers) return NONE;
  const late = pause(answerMs, ALL_SILENT, { ref: false });
  // One that hangs holds a connection: there is never another one beside it.
  const isFree = await Promise.race([asking.get(db)?.then(() => true) ?? true, late]);
  if (isFree !== true) return ALL_SILENT;
  const answers = askNodes(db, workers).catch((error: unknown) =>
    hasCause(error, (one) => errorCodeOf(one) === NOT_ALLOWED) ? NONE : ALL_SILENT,
  );
  asking.set(db, answers);
  return Promise.race([answers, late]);
}

/** What was asked last of a database. */
const asking = new WeakMap<Database, Promise<PromisedTransactions>>();

async function askNodes(db: Database, withWorkers: boolean): Promise<PromisedTransactions> {
  const workers = withWorkers
    ? sql`union all
        select concat_ws(':', nodename, nodeport), case when success then result end, extract(epoch from now()) * 1000
        from run_command_on_workers(${AGES})`
    : sql``;
  const { rows } = await db.execute<NodeAnswer>(sql`
    select 'here' as node, (${sql.raw(AGES)}) as ages, extract(epoch from now()) * 1000 as now
    ${workers}`);
  const at = new Map<string, number>();
  for (const { node, ages, now } of rows) {
    for (const [name, age] of Object.entries(JSON.parse(ages ?? '{}') as Record<string, number>)) {
      at.set(`${node} ${name}`, Number(now) - age);
    }
  }
  return { at, silent: rows.filter(({ ages }) => ages === null).map(({ node }) => node) };
}

/** The earliest of some moments; null where there are none. */
const earliest = (moments: readonly number[]): number | null =>
  moments.length > 0 ? Math.min(...moments) : null;

/**
 * Since when something may be promised that nobody sees yet; null: nothing is.
 * @param unheard since when a node that does not answer may have promised something
 */
export async function promisedSince(db: Database, unheard: number): Promise<number | null> {
  const { at, silent } = await promisedTransactions(db);
  return earliest([...at.values(), ...silent.map(() => unheard)]);
}

/** What was promised lately, and what became of it. */
export interface PromiseWatch {
  /**
   * Asks again, but not more often than now and then while all is as usual.
   * @param now by the database's clock, in milliseconds
   * @param isUrgent asks whenever it was asked last
   */
  look(now: number, isUrgent: boolean): Promise<void>;
  /** Since when something is promised that nobody sees yet, by the database's clock; null: nothing is. */
  readonly since: number | null;
  /** How often something ended that had been promised for long. */
  readonly ended: number;
}

/**
 * @param usualMs Two steps that take longer are no usual ones; it is asked so often at most, in milliseconds.
 */
export function watchPromises(
  ask: () => Promise<PromisedTransactions>,
  usualMs: number,
): PromiseWatch {
  let known = new Map<string, number>();
  let askedAt: number | null = null;
  let ended = 0;
  /** Something is promised for long: it is asked each time when it ends. */
  let isHeld = false;

  return {
    async look(now, isUrgent) {
      if (askedAt !== null && !isUrgent && now - askedAt < usualMs && !isHeld) return;
      const { at, silent } = await ask();
      const next = new Map<string, number>();
      // Clocks and answers take their time: what was said first is the safest.
      for (const [name, moment] of at) next.set(name, Math.min(moment, known.get(name) ?? moment));
      for (const node of silent) {
        next.set(node, known.get(node) ?? askedAt ?? now);
        // It has not said that these ended.
        for (const [name, moment] of known) {
          if (node === ALL || name.startsWith(`${node} `)) next.set(name, moment);
        }
      }
      for (const [name, moment] of known) {
        if (!next.has(name) && now - moment > usualMs) ended += 1;
      }
      known = next;
      isHeld = [...at.keys()].some((name) => now - (next.get(name) ?? now) > usualMs);
      askedAt = now;
    },
    get since() {
      return earliest([...known.values()]);
    },
    get ended() {
      return ended;
    },
  };
}
