import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { dataImport } from '../data-import/tables';
import type { PromiseWatch } from './promised-transactions';

/** Complete imports that ended since a moment. */
export async function importsSince(db: Database, since: Date): Promise<number[]> {
  const rows = await db
    .select({ id: dataImport.id })
    .from(dataImport)
    .where(and(eq(dataImport.state, 'complete'), gte(dataImport.finishedAt, since)));
  return rows.map(({ id }) => id);
}

/** Imports that may have had rows which nobody saw yet when they were protected. */
export interface UnsureImports {
  /**
   * To be called before imports are protected.
   * @param only which ones; null: all
   * @param now by the database's clock
   */
  protecting(only: readonly number[] | null, now: Date): Promise<void>;
  /** Protects those again whose rows are all seen now. */
  settle(protect: (ids: readonly number[]) => Promise<void>): Promise<void>;
  /** Whether there are some. */
  readonly any: boolean;
  /** How often some were settled. */
  readonly settled: number;
}

/** @param storingMs A promise is made within this time after its transaction began. */
export function watchImports(
  db: Database,
  promises: PromiseWatch,
  storingMs: number,
): UnsureImports {
  const ids = new Set<number>();
  let until = Number.NEGATIVE_INFINITY;
  let settled = 0;
  return {
    async protecting(only, now) {
      if (promises.since === null) return;
      const lately = await importsSince(db, new Date(promises.since - storingMs));
      for (const id of lately) if (!only || only.includes(id)) ids.add(id);
      until = now.getTime();
    },
    async settle(protect) {
      if (ids.size === 0 || (promises.since !== null && promises.since <= until)) return;
      await protect([...ids]);
      ids.clear();
      settled += 1;
    },
    get any() {
      return ids.size > 0;
    },
    get settled() {
      return settled;
    },
  };
}
