import { sql } from 'drizzle-orm';
import { countOrphans } from '../../account/retention/orphans';
import { openFileStore } from '../../collecting/files/open-file-store';
import { demonstrationAccounts } from '../../demonstration/demonstration-accounts';
import { demonstrationPart } from '../../demonstration/tables';
import { equalPhoneNumbers } from '../../people/accounts/phone-numbers/equal-phone-numbers';
import type { ServerSettings } from '../../platform/configuration/settings';
import type { Database, OpenDatabase } from '../../platform/database/database';
import { FolderInUse } from '../../platform/database/embedded/folder-lock';
import {
  appliedMigration,
  migrationNames,
  NoDatabase,
} from '../../platform/database/migration-state';
import { openDatabase } from '../../platform/database/open-database';
import { databasePlace } from '../command-database';
import { about, type Finding, reasonOf } from './finding';

const database = about('database');

const MEGABYTE = 1e6;

/** Connections that remain free for backups and administrators. */
const SPARE_CONNECTIONS = 5;

/** Seconds by which two clocks may differ. */
const CLOCK_SECONDS = 5;

/** Neither creates nor changes the database. */
export async function* checkDatabase(settings: ServerSettings): AsyncGenerator<Finding> {
  let opened: OpenDatabase;
  try {
    const options = { create: false, migrate: false, applicationSuffix: '-check' };
    opened = await openDatabase(settings, options);
  } catch (error) {
    yield whyNot(error, settings);
    return;
  }
  try {
    yield database.ok(`${databasePlace(settings)}.`);
    if (opened.kind === 'pglite' && !settings.demonstration) {
      yield database.warning(
        'The embedded database is for one process and one machine; set DATABASE_URL for more.',
      );
    }
    yield await migrations(opened.db);
    if (opened.kind === 'postgres') yield* pools(opened.db, settings);
    yield* phoneNumbers(opened.db);
    yield* leftovers(opened.db, settings);
    yield await orphans(opened.db, settings);
  } finally {
    await opened.close();
  }
}

function whyNot(error: unknown, settings: ServerSettings): Finding {
  if (error instanceof FolderInUse) {
    return database.ok(
      `${databasePlace(settings)}, in use by process ${error.pid}. Stop the server to have it looked into.`,
    );
  }
  if (error instanceof NoDatabase) {
    return database.error(
      `${databasePlace(settings)}: there is none yet. Start the server, which makes it, or give this ` +
        'command the settings of the installation (ARANYA_CONFIG).',
    );
  }
  return database.error(error instanceof Error ? error.message : String(error));
}

async function migrations(db: Database): Promise<Finding> {
  const topic = about('migrations');
  const [names, applied] = [migrationNames(), await appliedMigration(db)];
  if (applied === names.at(-1))
    return topic.ok(`The tables are those of this version (${applied}).`);
  return applied === null
    ? topic.error(
        'The tables are of another version. Run the version that made them, or a newer one.',
      )
    : topic.warning(
        `The tables are as of ${applied}: the next start of the server changes them. Back up first.`,
      );
}

async function* pools(db: Database, { databasePool }: ServerSettings): AsyncGenerator<Finding> {
  const topic = about('connections');
  const { rows } = await db.execute<{ most: number; used: number; now: string }>(sql`
    select current_setting('max_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      extract(epoch from clock_timestamp())::text as now`);
  const { most = 0, used = 0, now = '0' } = rows[0] ?? {};
  const wanted = databasePool.connections;
  const told = `PostgreSQL allows ${most} connections, ${used} are open; a process takes up to ${wanted}`;
  yield wanted + SPARE_CONNECTIONS > most
    ? topic.error(`${told}. Raise max_connections, or lower ARANYA_DATABASE_CONNECTIONS.`)
    : topic.ok(`${told}: room for ${Math.floor((most - SPARE_CONNECTIONS) / wanted)} processes.`);
  const clock = about('clock');
  const seconds = Math.abs(Number(now) - Date.now() / 1000);
  yield seconds > CLOCK_SECONDS
    ? clock.error(
        `This machine and PostgreSQL's differ by ${Math.round(seconds)} s. Set both by NTP.`,
      )
    : clock.ok("This machine's clock agrees with PostgreSQL's.");
}

async function* phoneNumbers(db: Database): AsyncGenerator<Finding> {
  const topic = about('phone numbers');
  const equal = await equalPhoneNumbers(db);
  if (equal.length === 0) yield topic.ok('No two accounts have one number.');
  for (const numbers of equal) {
    yield topic.warning(
      `The accounts of ${numbers.join(' and ')} have one number in two spellings. Both can sign in as before; ` +
        'ask their owner which one to keep: npm run people -- delete.',
    );
  }
}

async function* leftovers(db: Database, settings: ServerSettings): AsyncGenerator<Finding> {
  const topic = about('demonstration');
  if (settings.demonstration) {
    yield topic.warning('Demonstration mode is on: accounts with a public PIN can sign in.');
    return;
  }
  const accounts = await demonstrationAccounts(db);
  const open = accounts.filter(({ isMadeUp }) => isMadeUp);
  const parts = await db.select().from(demonstrationPart);
  const command = 'npm run people -- remove-demonstration';
  if (open.length > 0) {
    yield topic.error(`${open.length} accounts of the demonstration are left: ${command}`);
  } else if (parts.length > 0) {
    yield topic.warning(`Made-up records are left: ${command}`);
  } else yield topic.ok('Nothing of a demonstration is left.');
}

async function orphans(db: Database, settings: ServerSettings): Promise<Finding> {
  const topic = about('files');
  try {
    const { files, bytes } = await countOrphans({ db, files: await openFileStore(settings, 0) });
    return files === 0
      ? topic.ok('Every stored file belongs to a record, a form or a profile.')
      : topic.warning(
          `Stored files that belong to no record, form or profile: ${files}, ` +
            `${(bytes / MEGABYTE).toFixed(1)} MB. A running server removes them within a day.`,
        );
  } catch (error) {
    return topic.error(`The stored files cannot be compared with the tables: ${reasonOf(error)}.`);
  }
}
