import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { openTestStorage, SERVER_START_MS, type TestStorage } from '../../../testing';
import type { Database, OpenDatabase } from './database';
import { databaseFunction, type FunctionDefinition } from './database-function';
import { openDatabase } from './open-database';

type Values = { from: number; names: string[]; facts: string };
type Row = { name: string; number: string | number };

const definition: FunctionDefinition<Values, Row> = {
  name: 'numbered_names',
  parameters: { from: 'bigint', names: 'text[]', facts: 'jsonb' },
  columns: { name: 'text', number: 'bigint' },
  body: ({ from, names, facts }) => sql`
    begin return query select listed.name || (${facts} ->> 'mark') as name, ordinality + ${from} as number
    from unnest(${names}) with ordinality as listed(name, ordinality);
    end`,
};
const values = { from: 10, names: ["sal's", 'mahua'], facts: '{"mark":"!"}' };

describe('function of the database', () => {
  let storage: TestStorage;
  let database: OpenDatabase;
  beforeAll(async () => {
    storage = await openTestStorage();
    database = await openDatabase(storage);
  }, SERVER_START_MS);
  afterEach(() => drop());
  afterAll(async () => {
    await database.close();
    await storage.remove();
  }, SERVER_START_MS);

  const madeFunctions = async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select proname as name from pg_proc where proname like 'numbered_names%'`,
    );
    return rows.map(({ name }) => name);
  };
  const drop = async () => {
    for (const name of await madeFunctions()) {
      await database.db.execute(sql`drop function ${sql.identifier(name)}`);
    }
  };
  const answer = (rows: Row[]) => rows.map(({ name, number }) => [name, Number(number)]);
  const right = [
    ["sal's!", 11],
    ['mahua!', 12],
  ];

  test('returns rows of a function in a transaction', async () => {
    const { db } = database;
    const numbered = databaseFunction(db, definition);
    await numbered.make();
    expect(await madeFunctions()).toHaveLength(1);
    expect(answer(await db.transaction((tx) => numbered.callIn(tx)(values)))).toEqual(right);
    expect(answer(await numbered.call(values))).toEqual(right);
  });

  test('creates a function once for concurrent and repeated calls, and again for another text', async () => {
    const { db } = database;
    const processes = Array.from({ length: 4 }, () => databaseFunction(db, definition));
    const answers = await Promise.all(processes.map(({ call }) => call(values)));
    for (const rows of answers) expect(answer(rows)).toEqual(right);
    expect(await madeFunctions()).toHaveLength(1);
    const changed: typeof definition = {
      ...definition,
      body: () => sql`begin return query select 'tree'::text, 1::bigint; end`,
    };
    expect(answer(await databaseFunction(db, changed).call(values))).toEqual([['tree', 1]]);
    expect(answer(await databaseFunction(db, definition).call(values))).toEqual(right);
    expect(await madeFunctions()).toHaveLength(2);
  });

  test('calls a function without the right to create functions', async () => {
    const { db } = database;
    const refused = new Error('permission denied for schema public');
    const execute = async (query: SQL) => {
      const { sql: text } = new PgDialect().sqlToQuery(query);
      if (text.startsWith('create')) throw refused;
      return db.execute(query);
    };
    const refusing = databaseFunction({ execute } as unknown as Database, definition);
    await expect(refusing.call(values)).rejects.toBe(refused);
    await databaseFunction(db, definition).make();
    expect(answer(await refusing.call(values))).toEqual(right);
  });

  test('creates a function on the next call after the database was down', async () => {
    const { db } = database;
    let isAway = true;
    const execute = (query: SQL) =>
      isAway ? Promise.reject(new Error('Connection terminated')) : db.execute(query);
    const { call } = databaseFunction({ execute } as unknown as Database, definition);
    await expect(call(values)).rejects.toThrow('Connection terminated');
    isAway = false;
    expect(answer(await call(values))).toEqual(right);
    expect(await madeFunctions()).toHaveLength(1);
  });

  test('creates a dropped function again, also for a later transaction', async () => {
    const { db } = database;
    const numbered = databaseFunction(db, definition);
    await numbered.make();
    await drop();
    expect(answer(await numbered.call(values))).toEqual(right);
    await drop();
    const inTransaction = () => db.transaction((tx) => numbered.callIn(tx)(values));
    await expect(inTransaction()).rejects.toThrow();
    await numbered.make();
    expect(answer(await inTransaction())).toEqual(right);
  });

  test('rejects a function whose text contains a value', () => {
    const wrong = { ...definition, body: () => sql`begin return query select 'tree', ${7}; end` };
    expect(() => databaseFunction(database.db, wrong)).toThrow('numbered_names');
  });
});
