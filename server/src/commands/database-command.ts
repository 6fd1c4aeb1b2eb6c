import { parseArgs } from 'node:util';
import { DATABASE_POOL } from '../platform/configuration/database-pool';
import type { ServerSettings } from '../platform/configuration/settings';
import type { OpenDatabase } from '../platform/database/database';
import { withCommandDatabase } from './command-database';
import {
  countWorkers,
  distributeTables,
  secondsUntilSettled,
} from './distribute/distribute-tables';
import { SPREAD_TABLES } from './distribute/table-plan';
import { UsageError } from './run-command';

const USAGE = `Usage:
  npm run database -- distribute [--shards 32]

Spreads the tables that grow with records over the workers of a Citus cluster, and puts those that
are joined with them on every node. Safe to run again: what lies right already stays as it is. On an
embedded database and on PostgreSQL without Citus there is nothing to do.

--shards  into how many parts the rows of a table go, 1 to 1024; chosen once, so take several times
          as many as there will ever be workers.`;

const SHARDS = { usual: 32, most: 1024 };

/** A killed node may delay transactions this many seconds without a report. */
const MOST_SECONDS_UNSETTLED = 10;

/** Moving the rows of a large table may take hours. */
const STATEMENT_MS = 24 * 3_600_000;

type Say = (line: string) => void;

/** @throws UsageError for unknown words; Error with a sentence for the operator */
export async function databaseCommand(
  settings: ServerSettings,
  words: readonly string[],
  say: Say = console.log,
): Promise<void> {
  const shards = shardsWanted(words);
  const databasePool = { ...(settings.databasePool ?? DATABASE_POOL), statementMs: STATEMENT_MS };
  await withCommandDatabase({ ...settings, databasePool }, {}, say, (database) =>
    distribute(database, shards, say),
  );
}

function shardsWanted(words: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { shards: { type: 'string', default: String(SHARDS.usual) } },
    });
    const shards = Number(values.shards);
    const isRight = /^\d{1,4}$/.test(values.shards) && shards >= 1 && shards <= SHARDS.most;
    if (isRight && positionals.length === 1 && positionals[0] === 'distribute') return shards;
  } catch {
    // Unknown options end in the usage error below.
  }
  throw new UsageError(USAGE);
}

async function distribute({ db, kind }: OpenDatabase, shards: number, say: Say): Promise<void> {
  if (kind === 'pglite') {
    say('The embedded database is one process on one machine: there is nothing to distribute.');
    return;
  }
  const workers = await countWorkers(db);
  if (workers === null) {
    say('This PostgreSQL has no Citus, so its tables stay where they are: there is nothing to do.');
    return;
  }
  if (workers === 0) {
    throw new Error(
      'The cluster has no workers yet, so nothing was done. Add them on the coordinator: ' +
        "select citus_add_node('<address>', <port>).",
    );
  }
  const began = performance.now();
  const done = await distributeTables(db, shards);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const columns = new Map(SPREAD_TABLES.map(({ name, column }) => [name, column]));
  for (const { name, kind: lies, before } of done) {
    const place =
      lies === 'reference' ? 'whole on every node' : `spread by ${columns.get(name) ?? ''}`;
    say(`${name}: ${place}${before ? ', as before' : ''}`);
  }
  const changed = done.filter(({ before }) => !before).length;
  say(
    changed === 0
      ? `Everything lies as it should on ${workers} workers. Nothing was changed.`
      : `${changed} tables were placed on ${workers} workers in ${seconds} s; so long they were ` +
          'locked, and phones keep what they cannot send. All other tables are on the coordinator.',
  );
  const settled = await secondsUntilSettled(db);
  if (settled <= MOST_SECONDS_UNSETTLED) return;
  say(
    `A node that is killed in the middle of a record can hold all others up for ${settled} s. To make it ` +
      `seconds, on the coordinator: alter system set citus.recover_2pc_interval = '5s'; select pg_reload_conf().`,
  );
}
