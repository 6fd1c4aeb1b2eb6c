import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/platform/database/open-database';
import { bundleProcess, openTestStorage, SERVER_START_MS, type TestStorage } from '..';
import { metaXml, writeZip } from './write-archive';

export const TERMS = ['occurrenceID', 'scientificName', 'decimalLatitude', 'decimalLongitude'];

/** Enough that an import is still running when a test stops it after the first batch. */
const RECORDS = 30_000;

/** Command that imports the archive. */
export const IMPORT_ARCHIVE = ['import', 'occurrences', 'many.zip', '--dataset', 'Many'];

/** Gives each test of a `describe` block an empty database and a folder for `npm run data`. */
export function useDataCommand() {
  let bundle = '';
  let folder = '';
  let storage: TestStorage;

  beforeAll(async () => {
    bundle = await bundleProcess('src/commands/data.ts');
  }, SERVER_START_MS);
  beforeEach(async () => {
    storage = await openTestStorage();
    folder = await mkdtemp(join(tmpdir(), 'aranya-data-'));
  }, SERVER_START_MS);
  afterEach(async () => {
    await storage.remove();
    await rm(folder, { recursive: true, force: true });
  }, SERVER_START_MS);

  function start(...words: string[]) {
    // Jest's parameters: the embedded database starts faster with them.
    const child = spawn(process.execPath, [...process.execArgv, bundle, ...words], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ARANYA_DATA_DIR: storage.dataFolder,
        ARANYA_DEMONSTRATION: 'off',
        ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
      },
    });
    let told = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        told += text;
      });
    }
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, told }));
    return { child, ended };
  }
  async function inDatabase<T extends Record<string, unknown>>(query: string): Promise<T[]> {
    const database = await openDatabase(storage);
    try {
      return (await database.db.execute<T>(sql.raw(query))).rows;
    } finally {
      await database.close();
    }
  }

  return {
    start,
    run: (...words: string[]) => start(...words).ended,
    storage: () => storage,
    pathOf: (name: string) => join(folder, name),
    async file(name: string, content: string) {
      await writeFile(join(folder, name), content);
      return name;
    },
    inDatabase,
    /** Writes `many.zip`. */
    async archive() {
      const rows = Array.from(
        { length: RECORDS },
        (_, index) => `id-${index}\tShorea robusta\t${20 + (index % 100) / 100}\t84.2\n`,
      );
      await writeZip(join(folder, 'many.zip'), {
        'meta.xml': metaXml({ terms: TERMS }),
        'occurrence.txt': ['h\n', ...rows],
      });
    },
    /** Expects every record of the archive once, in one visible import. */
    async expectEachOnce() {
      const found = await inDatabase(
        // Counted separately: on a cluster the two tables are on different nodes.
        `select * from (select count(distinct record)::int as n, min(record) as min, max(record) as max
           from imported_occurrence) as stored
         cross join (select count(*)::int as visible from data_import where state = 'complete') as visible`,
      );
      expect(found).toEqual([{ n: RECORDS, min: 1, max: RECORDS, visible: 1 }]);
    },
  };
}
