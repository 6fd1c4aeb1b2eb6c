import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  bundleProcess,
  openTestStorage,
  SERVER_START_MS,
  type TestStorage,
  testDatabaseKind,
} from '../../../testing';
import { metaXml, writeZip } from '../../../testing/importing/write-archive';
import { openDatabase } from '../../platform/database/open-database';

const TERMS = ['occurrenceID', 'scientificName', 'decimalLatitude', 'decimalLongitude'];
const HEADER = `${TERMS.join(',')}\n`;

describe('npm run data', () => {
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
    const child = spawn(process.execPath, [bundle, ...words], {
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
  const run = (...words: string[]) => start(...words).ended;

  const file = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    return name;
  };

  async function inDatabase<T extends Record<string, unknown>>(query: string): Promise<T[]> {
    const database = await openDatabase(storage);
    try {
      return (await database.db.execute<T>(sql.raw(query))).rows;
    } finally {
      await database.close();
    }
  }

  /** Polls for batches that an import stored, as seen by another process. */
  async function untilStored(records: number): Promise<void> {
    const database = await openDatabase(storage);
    try {
      for (;;) {
        const { rows } = await database.db.execute<{ read: number }>(
          sql`select coalesce(max(records_read), 0) as read from data_import`,
        );
        if (Number(rows[0]?.read) >= records) return;
      }
    } finally {
      await database.close();
    }
  }

  test('imports, lists and removes datasets; reports refused records and writes them to a file', async () => {
    const name = await file(
      'a.csv',
      `${HEADER}1,Shorea robusta,20.5,84.2\n2,Sal,84.2,20.5\n=3,,1,1\n`,
    );
    const refused = await run('import', 'occurrences', name, '--dataset', 'Herbarium');
    expect(refused.code).toBe(1);
    expect(refused.told).toContain('Refused: 2 of 3 records cannot be imported, so none was.');
    expect(refused.told).toContain('Latitude and longitude seem to be swapped');
    expect(refused.told).toContain('first: record 2 (84.2, 20.5)');
    const report = await readFile(join(folder, 'a.csv.refused.csv'), 'utf8');
    expect(report.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFrecord,field,value,reason,what to do',
      expect.stringMatching(
        /^2,"decimalLatitude, decimalLongitude","84\.2, 20\.5",swapped,Latitude/,
      ),
      expect.stringMatching(/^3,scientificName,,no_name,/),
    ]);

    const taken = await run('import', 'occurrences', name, '--dataset', 'Herbarium', '--keep-good');
    expect(taken).toMatchObject({ code: 0, told: expect.stringContaining('Imported 1 record.') });
    const listed = await run('list');
    expect(listed.told).toMatch(
      /Herbarium\n.*refused {2}a\.csv|Herbarium\n.* 1 {2}visible {2}a\.csv/,
    );
    expect((await run('remove', 'dataset', 'Herbarium')).code).toBe(0);
    expect(await inDatabase('select * from imported_occurrence')).toEqual([]);
    const again = await run('remove', 'dataset', 'Herbarium');
    expect(again).toMatchObject({ code: 1, told: expect.stringContaining('There is no dataset') });
  }, 120_000);

  test('refuses a file in another projection with one sentence', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => `${i},Sal,20.5,84.2,EPSG:24378`).join('\n');
    const name = await file('b.csv', `${TERMS.join(',')},geodeticDatum\n${rows}\n`);
    const { code, told } = await run('import', 'occurrences', name, '--dataset', 'D', '--dry-run');
    expect(code).toBe(1);
    expect(told).toContain(
      'Every place of the file is given in another system than WGS84: EPSG:24378.',
    );
  }, 60_000);

  test('exits with 2 and the usage for wrong words, with 1 for a missing file', async () => {
    expect(await run('import', 'cake')).toMatchObject({
      code: 2,
      told: expect.stringContaining('npm run data -- import occurrences FILE'),
    });
    expect(await run('import', 'species', 'none.csv', '--dry-run')).toMatchObject({
      code: 1,
      told: 'There is no file none.csv that can be read.\n',
    });
    expect((await run('help')).code).toBe(0);
  }, 60_000);

  const RECORDS = 30_000;
  async function archive(): Promise<string> {
    const rows = Array.from(
      { length: RECORDS },
      (_, index) => `id-${index}\tShorea robusta\t${20 + (index % 100) / 100}\t84.2\n`,
    );
    await writeZip(join(folder, 'many.zip'), {
      'meta.xml': metaXml({ terms: TERMS }),
      'occurrence.txt': ['h\n', ...rows],
    });
    return 'many.zip';
  }

  const words = ['import', 'occurrences', 'many.zip', '--dataset', 'Many'];
  const numbers = () =>
    inDatabase<{ n: number; min: number; max: number; visible: number }>(
      // Counted separately: on a cluster the two tables are on different nodes.
      `select * from (select count(distinct record)::int as n, min(record) as min, max(record) as max
         from imported_occurrence) as stored
       cross join (select count(*)::int as visible from data_import where state = 'complete') as visible`,
    );

  test('imports every record once if it is killed at any moment and restarted', async () => {
    await archive();
    let kills = 0;
    for (;;) {
      const { child, ended } = start(...words);
      // Kills later in each round, so that every phase is interrupted on a machine of any speed.
      const killing = setTimeout(() => child.kill('SIGKILL'), 300 * 1.6 ** kills);
      const { code, told } = await ended;
      clearTimeout(killing);
      if (code !== null) {
        // The process may have been killed after it had stored everything.
        expect({ code, told }).toMatchObject({
          code: 0,
          told: expect.stringMatching(/30,000|Nothing to do/),
        });
        break;
      }
      kills += 1;
    }
    expect(kills).toBeGreaterThan(0);
    expect(await numbers()).toEqual([{ n: RECORDS, min: 1, max: RECORDS, visible: 1 }]);
  }, 240_000);

  if (testDatabaseKind() !== 'pglite') {
    test.each(['SIGINT', 'SIGKILL'] as const)(
      'continues where it stopped after %s in the middle',
      async (signal) => {
        await archive();
        const { child, ended } = start(...words);
        await untilStored(4_000);
        child.kill(signal);
        const stopped = await ended;
        if (signal === 'SIGINT') {
          expect(stopped.code).toBe(130);
          expect(stopped.told).toMatch(
            /Stopped after [\d,]+ records\. Nothing of it is visible yet/,
          );
        }
        expect((await run('list')).told).toContain('not finished; give the same command again');
        expect((await run(...words)).code).toBe(0);
        expect(await numbers()).toEqual([{ n: RECORDS, min: 1, max: RECORDS, visible: 1 }]);
      },
      120_000,
    );
  } else {
    test('reports that the running server uses the embedded database, and allows a dry run', async () => {
      await archive();
      const database = await openDatabase(storage);
      try {
        const { code, told } = await run(...words);
        expect(code).toBe(1);
        expect(told).toMatch(
          /^Database: .*\nThe server \(process \d+\) is running with its embedded database/,
        );
        expect(told).toContain('Stop the server, give this command again, then start the server.');
        expect((await run(...words, '--dry-run')).told).toContain(
          'Checked 30,000 records: 30,000 would be imported. Nothing was kept.',
        );
      } finally {
        await database.close();
      }
    }, 120_000);
  }
});
