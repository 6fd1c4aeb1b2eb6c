import { and, count, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import {
  occurrenceCell,
  occurrenceTally,
  publicPlace,
} from '../../server/src/collecting/public-places/tables';
import { distributeTables } from '../../server/src/commands/distribute/distribute-tables';
import type { Database } from '../../server/src/platform/database/database';
import { beginRebuilding } from '../../server/src/publishing/public-occurrences/building/build-map';
import { readState } from '../../server/src/publishing/public-occurrences/building/map-state';
import { openPublicPlaces } from '../../server/src/publishing/public-occurrences/public-places';
import { testDatabaseKind } from '../../server/testing';
import { until } from '../../server/testing/odk-conformance/collection-fixture';
import { runOn } from '../../server/testing/test-citus';
import { RECORDS, storeDay, THREATENED } from './day-of-records';
import { killWhen, MOMENTS } from './moments-of-a-batch';
import type { PostgresNode } from './postgres-nodes';
import { openSoakServer } from './soak-server';
import { openSoakStorage } from './soak-storage';

/** A killed worker is one of a cluster that this test starts with the programs of the given one. */
const testHere = testDatabaseKind() === 'citus' ? test : test.skip;

const DAY_MS = 24 * 3_600_000;
const SHARDS = 4;
/** A transaction of a worker stays prepared for 0.1 s, long enough to be seen. */
const SLOW_COMMITS = [
  'alter system set commit_delay = 100000',
  'alter system set commit_siblings = 0',
  'select pg_reload_conf()',
];
/** A busy machine takes minutes. */
const TEST_MS = 30 * 60_000;

/** Number and checksum of the rows of each table of the public map. */
async function shown(db: Database) {
  const { rows } = await db.execute(
    sql.join(
      [publicPlace, occurrenceCell, occurrenceTally].map(
        (table) =>
          sql`select count(*), md5(string_agg(shown::text, ' ' order by shown::text)) from ${table} as shown`,
      ),
      sql` union all `,
    ),
  );
  return rows;
}

async function countPlaces(db: Database, condition = sql`true`) {
  const [row] = await db.select({ places: count() }).from(publicPlace).where(condition);
  return row?.places ?? 0;
}

async function openCluster() {
  const [config] = await runOn(
    process.env.ARANYA_TEST_CITUS_URL ?? '',
    `select setting from pg_config where name = 'BINDIR'`,
  );
  const storage = await openSoakStorage('citus', config.setting);
  if (!storage.cluster) throw new Error('There is no cluster.');
  return { storage, cluster: storage.cluster };
}

testHere(
  'equals a rebuild after workers were killed at every moment of a batch',
  async () => {
    const { storage, cluster } = await openCluster();
    try {
      const server = await openSoakServer(storage);
      await server.withContext(async ({ database: { db }, borders }) => {
        await distributeTables(db, SHARDS);
        for (const { url } of cluster.nodes.slice(1)) {
          for (const change of SLOW_COMMITS) await runOn(url('postgres'), change);
        }
        let now = Date.now();
        const times = { borders, delayHours: 24, clock: () => now };
        const map = openPublicPlaces(db, times, pino({ level: 'silent' }));
        /** @returns false if a node failed */
        const caughtUp = () =>
          map.caughtUp().then(
            () => true,
            () => false,
          );
        await map.caughtUp();
        let stored = 0;
        const killIn = async ({ name, node, query }: (typeof MOMENTS)[number]) => {
          await storeDay(db, server.phones, new Date(now));
          now += 3 * DAY_MS;
          const [coordinator, ...workers] = cluster.nodes as [PostgresNode, ...PostgresNode[]];
          const asked = cluster.nodes[node] ?? coordinator;
          const worker = (node > 0 ? asked : workers[0]) as PostgresNode;
          // The batch runs while a rebuild does, which places records again after it.
          await beginRebuilding(db);
          let isRunning = true;
          const batch = caughtUp().finally(() => {
            isRunning = false;
          });
          const isKilled = await killWhen(asked.url('aranya'), query, worker, () => isRunning);
          await batch;
          expect([stored, stored + RECORDS]).toContain(await countPlaces(db));
          stored += RECORDS;
          if (isKilled) await worker.start();
          // The worker may still hold a prepared transaction of the batch.
          await until(caughtUp);
          await runOn(cluster.url, 'select recover_prepared_transactions()');
          await until(async () => {
            await caughtUp();
            const state = await readState(db);
            return state?.building === null && (await countPlaces(db)) === stored;
          });
          const grown = await shown(db);
          await beginRebuilding(db);
          await map.caughtUp();
          expect({ [name]: await shown(db) }).toEqual({ [name]: grown });
          const exact = and(
            eq(publicPlace.species, THREATENED.toLowerCase()),
            eq(publicPlace.coarseSide, 0),
          );
          expect(await countPlaces(db, exact)).toBe(0);
          return isKilled;
        };
        // A batch may end before the moment is seen.
        for (const moment of MOMENTS) await until(() => killIn(moment));
      });
    } finally {
      await storage.remove();
    }
  },
  TEST_MS,
);
