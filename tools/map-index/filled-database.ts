import pg from 'pg';
import { openSoakServer } from '../../bench/soak/soak-server';
import { fillRecords } from './fill-records';

/** A database with made-up records, and a phone that may send more. */
export interface FilledDatabase {
  url: string;
  /** Of the phone's address. */
  token: string;
  /** Public places, of listed species. */
  occurrences: number;
}

/**
 * The database of a PostgreSQL server that has so many occurrences; it is made where it is missing, and kept.
 *
 * @param server Address of the server, with a user who may make databases.
 */
export async function filledDatabase(
  server: string,
  occurrences: number,
  dataFolder: string,
): Promise<FilledDatabase> {
  const url = Object.assign(new URL(server), { pathname: `/map_${occurrences}` }).href;
  await asked(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      `map_${occurrences}`,
    ]);
    if (!rowCount) await client.query(`create database map_${occurrences}`);
  });
  return asked(url, async (client) => {
    const { rows: tables } = await client.query(`select to_regclass('occurrence') as found`);
    if (!tables[0]?.found) {
      const storage = { kind: 'postgres' as const, dataFolder, databaseUrl: url };
      await openSoakServer({
        ...storage,
        stopDatabase: null,
        startDatabase: null,
        remove: async () => undefined,
      });
    }
    const { rows } = await client.query('select count(*)::integer as count from occurrence');
    if (rows[0].count < occurrences) await fillRecords(client, occurrences);
    const { rows: phones } = await client.query(
      'select token from app_user where token is not null order by id limit 1',
    );
    return { url, token: phones[0].token, occurrences };
  });
}

/** What somebody asks of a database on a connection of its own. */
export async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
