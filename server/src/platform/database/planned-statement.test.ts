import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import {
  openTestStorage,
  SERVER_START_MS,
  type TestStorage,
  testDatabaseKind,
} from '../../../testing';
import { type Database, type OpenDatabase, openDatabase } from './database';
import { askAsWritten, askPlanned, type StatementDefinition } from './planned-statement';

type Values = { from: number; names: string[]; facts: string };
type Row = { name: string; number: string | number };

const definition: StatementDefinition<Values, Row> = {
  name: 'numbered_names',
  parameters: { from: 'bigint', names: 'text[]', facts: 'jsonb' },
  columns: { name: 'text', number: 'bigint' },
  statement: ({ from, names, facts }) => sql`
    select listed.name || (${facts} ->> 'mark') as name, ordinality + ${from} as number
    from unnest(${names}) with ordinality as listed(name, ordinality)`,
};
const values = { from: 10, names: ["sal's", 'mahua'], facts: '{"mark":"!"}' };

/** A cluster plans by the values: there it is asked as written. */
const made = testDatabaseKind() === 'citus' ? 0 : 1;

describe('a statement that is planned once', () => {
  let storage: TestStorage;
  let database: OpenDatabase;
  beforeEach(async () => {
    storage = await openTestStorage();
    database = await openDatabase(storage);
  }, SERVER_START_MS);
  afterEach(async () => {
    await database.close();
    await storage.remove();
  }, SERVER_START_MS);

  const madeFunctions = async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select proname as name from pg_proc where proname like 'numbered_names%'`,
    );
    return rows.map(({ name }) => name);
  };
  const answer = (rows: Row[]) => rows.map(({ name, number }) => [name, Number(number)]);
  const right = [
    ["sal's!", 11],
    ['mahua!', 12],
  ];

  test('answers as it does as written, also within a transaction', async () => {
    const { db } = database;
    expect(answer(await askPlanned(db, definition)(values))).toEqual(right);
    expect(answer(await db.transaction((tx) => askAsWritten(tx, definition)(values)))).toEqual(
      right,
    );
  });

  test('is made once, however many ask at once and again; another text is another one', async () => {
    const { db } = database;
    const processes = Array.from({ length: 4 }, () => askPlanned(db, definition));
    const answers = await Promise.all(processes.map((ask) => ask(values)));
    for (const rows of answers) expect(answer(rows)).toEqual(right);
    expect(await madeFunctions()).toHaveLength(made);
    const changed: typeof definition = {
      ...definition,
      statement: () => sql`select 'tree'::text as name, 1::bigint as number`,
    };
    expect(answer(await askPlanned(db, changed)(values))).toEqual([['tree', 1]]);
    expect(answer(await askPlanned(db, definition)(values))).toEqual(right);
    expect(await madeFunctions()).toHaveLength(2 * made);
  });

  test('is asked as written where no function may be made', async () => {
    const { db } = database;
    const execute = async (query: SQL) => {
      const { sql: text } = new PgDialect().sqlToQuery(query);
      if (text.startsWith('create')) throw new Error('permission denied for schema public');
      return db.execute(query);
    };
    const refusing = { execute } as unknown as Database;
    expect(answer(await askPlanned(refusing, definition)(values))).toEqual(right);
    expect(await madeFunctions()).toEqual([]);
  });

  test('a database that is away at the first call is asked again at the next', async () => {
    const { db } = database;
    let isAway = true;
    const execute = (query: SQL) =>
      isAway ? Promise.reject(new Error('Connection terminated')) : db.execute(query);
    const ask = askPlanned({ execute } as unknown as Database, definition);
    await expect(ask(values)).rejects.toThrow('Connection terminated');
    isAway = false;
    expect(answer(await ask(values))).toEqual(right);
    expect(await madeFunctions()).toHaveLength(made);
  });

  test('a value in its text is a mistake of whoever wrote it', () => {
    const wrong = { ...definition, statement: () => sql`select 'tree', ${7}` };
    expect(() => askPlanned(database.db, wrong)).toThrow('numbered_names');
  });
});
