import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { placeEmbeddedDatabase } from '../../../../testing/embedded-template';
import { type EmbeddedClient, startEmbeddedClient } from './embedded-client';

let folder: string;
let client: EmbeddedClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-embedded-'));
  await placeEmbeddedDatabase(folder, false);
  client = await startEmbeddedClient(join(folder, 'database'));
  await client.query('create table leaf (name text primary key)');
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

const names = async () =>
  (await client.query<{ name: string }>('select name from leaf order by name')).rows.map(
    ({ name }) => name,
  );

beforeEach(() => client.query('delete from leaf'));

test('does not block the event loop while a statement runs', async () => {
  let running = true;
  const counted = client
    .query<{ count: number }>('select count(*)::int from generate_series(1, 1000000)')
    .finally(() => {
      running = false;
    });
  let turns = 0;
  while (running) {
    turns += 1;
    await nextTurn();
  }
  expect((await counted).rows).toEqual([{ count: 1_000_000 }]);
  expect(turns).toBeGreaterThan(100);
});

test('returns values unchanged', async () => {
  const bytes = Buffer.from([0, 1, 255]);
  const { rows } = await client.query<Record<string, unknown>>(
    'select $1::bytea as bytes, $2::jsonb as json, $3::int[] as list, $4::bigint as large, $5::text as nothing',
    [bytes, JSON.stringify({ leaf: 'ପତ୍ର' }), '{1,2}', '9007199254740993', null],
  );
  expect({ ...rows[0], bytes: Buffer.from(rows[0]?.bytes as Uint8Array) }).toEqual({
    bytes,
    json: { leaf: 'ପତ୍ର' },
    list: [1, 2],
    large: 9007199254740993n,
    nothing: null,
  });
});

test("reports a refusal with PostgreSQL's code and the name of the constraint", async () => {
  const add = () => client.query("insert into leaf values ('sal')");
  await add();
  await expect(add()).rejects.toMatchObject({ code: '23505', constraint: 'leaf_pkey' });
});

test('commits a transaction completely or not at all, and queues others meanwhile', async () => {
  const taken = client.transaction(async (transaction) => {
    await transaction.query("insert into leaf values ('mahua')");
    throw new Error('no longer wanted');
  });
  await expect(taken).rejects.toThrow('no longer wanted');
  expect(await names()).toEqual([]);

  let outside: Promise<string[]> | undefined;
  await client.transaction(async (transaction) => {
    await transaction.query("insert into leaf values ('kendu')");
    outside = names();
    await transaction.query("insert into leaf values ('neem')");
  });
  expect(await outside).toEqual(['kendu', 'neem']);
});

test('rejects the commit of a transaction with a failed statement', async () => {
  const stored = client.transaction(async (transaction) => {
    await transaction.query("insert into leaf values ('sal')");
    await transaction.query('select 1/0').catch(() => undefined);
  });
  await expect(stored).rejects.toThrow();
  expect(await names()).toEqual([]);
});

test('rejects a statement that is sent after its transaction', async () => {
  let late: () => Promise<unknown> = async () => undefined;
  await client.transaction(async (transaction) => {
    late = () => transaction.query("insert into leaf values ('late')");
  });
  const other = client.transaction(async () => {
    await expect(late()).rejects.toThrow('The transaction has ended.');
    throw new Error('taken back');
  });
  await expect(other).rejects.toThrow('taken back');
  await expect(late()).rejects.toThrow('The transaction has ended.');
});

test('rejects a value that cannot be cloned, and runs the next statement', async () => {
  await expect(client.query('select $1', [() => undefined])).rejects.toThrow();
  await client.query("insert into leaf values ('sal')");
  expect(await names()).toEqual(['sal']);
});

test('fails every call after closing, and ignores a second close', async () => {
  const place = await mkdtemp(join(tmpdir(), 'aranya-embedded-'));
  await placeEmbeddedDatabase(place, false);
  const other = await startEmbeddedClient(join(place, 'database'));
  await other.close();
  await other.close();
  await expect(other.query('select 1')).rejects.toThrow('The embedded database has ended.');
  await rm(place, { recursive: true });
});

test('refuses damaged files', async () => {
  await expect(startEmbeddedClient('/dev/null/database')).rejects.toThrow();
});
