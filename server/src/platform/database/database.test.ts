import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  openTestStorage,
  SERVER_START_MS,
  type TestStorage,
  testDatabaseKind,
} from '../../../testing';
import { gapSuggestion } from '../../administration/gaps/tables';
import { lockFolder } from './embedded/folder-lock';
import { openDatabase } from './open-database';

const suggestion = {
  userName: 'asha@example.org',
  fullName: 'Asha',
  country: 'India',
  sdg: '',
  extraDetail: 'Fireflies',
};

describe('database', () => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openTestStorage();
  }, SERVER_START_MS);
  afterAll(() => storage.remove(), SERVER_START_MS);

  test(
    'rolls back a transaction that fails, and preserves rows when it is closed and reopened',
    async () => {
      const first = await openDatabase(storage);
      expect(first.kind).toBe(testDatabaseKind() === 'pglite' ? 'pglite' : 'postgres');
      const failing = first.db.transaction(async (tx) => {
        await tx.insert(gapSuggestion).values(suggestion);
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await first.db.select().from(gapSuggestion)).toHaveLength(0);
      await first.db.insert(gapSuggestion).values(suggestion);
      await first.close();
      const second = await openDatabase(storage);
      expect(await second.db.select().from(gapSuggestion)).toHaveLength(1);
      const { rows } = await second.db.execute<{ two: number }>(sql`select 1 + 1 as two`);
      expect(rows).toEqual([{ two: 2 }]);
      // The first migration of a database older than the baseline has an older time.
      await second.db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1795235549087)`,
      );
      await second.close();
    },
    SERVER_START_MS,
  );

  test(
    'refuses a database older than the baseline, with instructions',
    async () => {
      await expect(openDatabase(storage)).rejects.toThrow(
        /The tables are older .* commit 20b08e44.*npm run backup.*npm run restore -- FILE\.tar --new/,
      );
    },
    SERVER_START_MS,
  );
});

test(
  'migrates once on PostgreSQL when several processes open it; the embedded one admits one process',
  async () => {
    const storage = await openTestStorage(testDatabaseKind(), false);
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => openDatabase(storage)));
    const opened = tries.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    expect(opened).toHaveLength(testDatabaseKind() === 'pglite' ? 1 : 4);
    for (const { db } of opened) expect(await db.select().from(gapSuggestion)).toEqual([]);
    await Promise.all(opened.map(({ close }) => close()));
    await storage.remove();
  },
  SERVER_START_MS,
);

test('reports an address without PostgreSQL in a sentence', async () => {
  const databaseUrl = 'postgresql://aranya@127.0.0.1:1/aranya';
  await expect(openDatabase({ databaseUrl, dataFolder: '' })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
  );
});

describe('lock on a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const leave = (holder: unknown) =>
    writeFile(join(folder, 'in-use-by.json'), JSON.stringify(holder));

  test('admits one process at a time', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/uses the data folder .*ARANYA_DATA_DIR/);
    await release();
    await (await lockFolder(folder))();
  });

  test('respects the lock of a living process', async () => {
    await leave({ pid: 1, started: await startOf(1) });
    await expect(lockFolder(folder)).rejects.toThrow(/process 1\b/);
  });

  test.each([
    ['a process that ended', { pid: 4_000_000, started: '1' }],
    ['an earlier process of the same id', { pid: process.pid, started: '1' }],
    ['an earlier process of an id that is used again', { pid: 1, started: '999999999' }],
    ['a start that was cut off', ''],
    ['something else', { started: 7 }],
  ])('replaces the lock of %s', async (_, holder) => {
    await leave(holder);
    await (await lockFolder(folder))();
  });
});

const startOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
};
