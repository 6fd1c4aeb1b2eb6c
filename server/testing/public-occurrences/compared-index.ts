import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/platform/database/database';
import type { OccurrenceIndex } from '../../src/publishing/public-occurrences/occurrence-index';
import type { PublicPlaces } from '../../src/publishing/public-occurrences/public-places';
import { until } from '../odk-conformance/collection-fixture';

/** Every cell of some levels, of each species. */
export const everyCell = (index: OccurrenceIndex) =>
  [3, 12, 26].map((level) => {
    const box = { left: 0, top: 0, right: 2 ** 26 - 1, bottom: 2 ** 26 - 1 };
    const species = [...index].map(([name, places]) => ({
      name,
      cells: places.cells(level, box).all(),
    }));
    return species
      .filter(({ cells }) => cells.length > 0)
      .sort((one, other) => one.name.localeCompare(other.name));
  });

export const seenBy = (places: PublicPlaces) => places.look(everyCell);

/** Waits until an index shows just this. */
export const untilSeen = (places: PublicPlaces, expected: Awaited<ReturnType<typeof seenBy>>) =>
  until(async () => JSON.stringify(await seenBy(places)) === JSON.stringify(expected));

/**
 * Adds records like the first one to the table, all over Odisha.
 * @param secondsAgo when they were received
 */
export const addRecords = (db: Database, count: number, secondsAgo = 0) =>
  db.execute(sql`
    insert into occurrence (submission_id, instance_id, position, form_id, app_user_id, species_name, latitude, longitude, submitted_at, received_at)
    select submission_id, instance_id, (select max(position) from occurrence) + n, form_id, app_user_id, species_name,
      18 + (n % 100) * 0.04, 82 + (n / 100) * 0.04, submitted_at, now() - make_interval(secs => ${secondsAgo}::float8)
    from occurrence, generate_series(1, ${count}::int) as n
    where id = (select min(id) from occurrence)`);

/** An import without records: everything is compared. */
export const pretendImport = (db: Database) =>
  db.execute(sql`
    insert into data_import (kind, file_name, sha256, keep_good, state, runner)
    values ('species', 'none.csv', '', false, 'complete', 'nobody')`);

/** A comparison that waits. */
export interface HeldComparison {
  /** One has come to where it waits. */
  readonly hasBegun: boolean;
  release(): void;
}

/**
 * A database in which comparisons of everything can be stopped at their first question.
 * @returns `hold` stops the next comparison of one part, or the one after so many others
 */
export function holdingComparisons(database: Database) {
  const dialect = new PgDialect();
  let held: { promise: Promise<void>; hasBegun: boolean; after: number } | null = null;

  async function execute(query: SQL) {
    if (held && dialect.sqlToQuery(query).sql.includes('hashint8extended')) {
      held.after -= 1;
      if (held.after < 0) {
        held.hasBegun = true;
        await held.promise;
      }
    }
    return database.execute(query);
  }

  return {
    db: new Proxy(database, {
      get(target, name) {
        if (name === 'execute') return execute;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    hold(after = 0): HeldComparison {
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      const own = { promise, hasBegun: false, after };
      held = own;
      return {
        get hasBegun() {
          return own.hasBegun;
        },
        release() {
          if (held === own) held = null;
          resolve();
        },
      };
    },
  };
}
