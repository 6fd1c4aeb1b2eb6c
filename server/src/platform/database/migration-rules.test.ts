import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  openTestStorage,
  SERVER_START_MS,
  type TestStorage,
  testDatabaseKind,
} from '../../../testing';
import { unsafeStatements } from '../../../testing/migration-rules';
import { migrationNames, migrationStatements, migrationsFolder } from './migration-state';
import { openDatabase } from './open-database';

test.each(migrationNames())('allows %s while the previous version runs', (name) => {
  expect(unsafeStatements(migrationStatements(name))).toEqual([]);
});

describe('migration rules', () => {
  test.each([
    'DROP TABLE "form";',
    'ALTER TABLE "form" DROP COLUMN "kind";',
    'ALTER TABLE "form" RENAME COLUMN "kind" TO "sort";',
    'ALTER TABLE "form" RENAME TO "forms";',
    'ALTER TABLE "form" ALTER COLUMN "kind" SET DATA TYPE integer;',
    'ALTER TABLE "form" ALTER COLUMN "pin_hash" SET NOT NULL;',
    'ALTER TABLE "form" ALTER COLUMN "kind" DROP DEFAULT;',
    'ALTER TABLE "form" ADD COLUMN "colour" text NOT NULL;',
    'ALTER TABLE "form" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'DELETE FROM "form";',
    'CREATE INDEX "x" ON "submission" USING btree ("sha256");',
    'ALTER TABLE "occurrence" ADD CONSTRAINT "x" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id");',
  ])('refuses %s', (statement) => {
    expect(unsafeStatements([statement])).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "form" ADD COLUMN "colour" text;',
    `ALTER TABLE "form" ADD COLUMN "colour" text DEFAULT '' NOT NULL;`,
    'CREATE INDEX "x" ON "form" USING btree ("kind");',
    'CREATE INDEX IF NOT EXISTS "x" ON "submission" USING btree ("sha256");',
    'ALTER TABLE "occurrence" ADD CONSTRAINT "x" CHECK ("position" >= 0) NOT VALID;',
    '-- contract: no version since 0.2 reads it\nALTER TABLE "form" DROP COLUMN "kind";',
  ])('allows %s', (statement) => {
    expect(unsafeStatements([statement])).toEqual([]);
  });

  test('allows any way of creating a new table', () => {
    const made = 'CREATE TABLE "leaf" ("id" serial PRIMARY KEY NOT NULL);';
    const then = 'ALTER TABLE "leaf" ADD COLUMN "colour" text NOT NULL;';
    expect(unsafeStatements([made, then])).toEqual([]);
  });
});

interface Snapshot {
  tables: Record<
    string,
    {
      name: string;
      columns: Record<string, { name: string; type: string; notNull: boolean; default?: unknown }>;
    }
  >;
}

describe('tables of this version', () => {
  let storage: TestStorage;
  let database: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    // Uses unmodified migrations: `distribute` changes keys on a cluster, and no earlier server runs after
    // it.
    storage = await openTestStorage(testDatabaseKind(), testDatabaseKind() !== 'citus');
    database = await openDatabase(storage);
  }, SERVER_START_MS);
  afterAll(async () => {
    await database.close();
    await storage.remove();
  }, SERVER_START_MS);

  const columnsOf = async (table: string) => {
    const { rows } = await database.db.execute<{ name: string; needed: boolean }>(sql`
      select column_name as name,
        is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
      from information_schema.columns where table_schema = 'public' and table_name = ${table}`);
    return rows;
  };

  test.each(migrationNames())(
    'accepts the queries and inserts of a server of migration %s',
    async (migration) => {
      const file = join(migrationsFolder(), 'meta', `${migration.slice(0, 4)}_snapshot.json`);
      const { tables } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
      for (const { name, columns } of Object.values(tables)) {
        const known = Object.values(columns).map((column) => column.name);
        const list = known.map((column) => `"${column}"`).join(', ');
        // The previous server's queries find all columns that they name.
        await database.db.execute(sql.raw(`select ${list} from "${name}" limit 0`));
        // The previous server's inserts provide all required columns.
        const needed = (await columnsOf(name)).filter((column) => column.needed);
        expect(known).toEqual(expect.arrayContaining(needed.map((column) => column.name)));
        const given = Object.values(columns).filter(
          (one) => one.notNull && one.default === undefined,
        );
        const mayLeaveOut = needed.filter(
          (one) => !given.some(({ name: own }) => own === one.name),
        );
        expect([name, mayLeaveOut]).toEqual([name, []]);
      }
    },
  );
});
