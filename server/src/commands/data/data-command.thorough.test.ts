import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { testDatabaseKind } from '../../../testing';
import { IMPORT_ARCHIVE, TERMS, useDataCommand } from '../../../testing/importing/data-command';
import { openDatabase } from '../../platform/database/open-database';

const HEADER = `${TERMS.join(',')}\n`;

describe('npm run data', () => {
  const data = useDataCommand();
  const { archive, expectEachOnce, file, pathOf, run, start } = data;

  /** Polls, like another process, until an import has stored a batch. */
  async function untilStored(records: number): Promise<void> {
    const database = await openDatabase(data.storage());
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
    const report = await readFile(pathOf('a.csv.refused.csv'), 'utf8');
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
      /Herbarium, without a licence\n.*refused {2}a\.csv|Herbarium, without a licence\n.* 1 {2}visible {2}a\.csv/,
    );
    expect((await run('remove', 'dataset', 'Herbarium')).code).toBe(0);
    expect(await data.inDatabase('select * from imported_occurrence')).toEqual([]);
    const again = await run('remove', 'dataset', 'Herbarium');
    expect(again).toMatchObject({ code: 1, told: expect.stringContaining('There is no dataset') });
  });

  test('refuses a file in another projection with one sentence', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => `${i},Sal,20.5,84.2,EPSG:24378`).join('\n');
    const name = await file('b.csv', `${TERMS.join(',')},geodeticDatum\n${rows}\n`);
    const { code, told } = await run('import', 'occurrences', name, '--dataset', 'D', '--dry-run');
    expect(code).toBe(1);
    expect(told).toContain(
      'Every place of the file is given in another system than WGS84: EPSG:24378.',
    );
  });

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
  });

  if (testDatabaseKind() !== 'pglite') {
    test.each(['SIGINT', 'SIGKILL'] as const)(
      'continues where it stopped after %s in the middle',
      async (signal) => {
        await archive();
        const { child, ended } = start(...IMPORT_ARCHIVE);
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
        expect((await run(...IMPORT_ARCHIVE)).code).toBe(0);
        await expectEachOnce();
      },
      180_000,
    );
  } else {
    test('reports that the running server uses the embedded database, and allows a dry run', async () => {
      await archive();
      const database = await openDatabase(data.storage());
      try {
        const { code, told } = await run(...IMPORT_ARCHIVE);
        expect(code).toBe(1);
        expect(told).toMatch(
          /^Database: .*\nThe server \(process \d+\) is running with its embedded database/,
        );
        expect(told).toContain('Stop the server, give this command again, then start the server.');
        expect((await run(...IMPORT_ARCHIVE, '--dry-run')).told).toContain(
          'Checked 30,000 records: 30,000 would be imported. Nothing was kept.',
        );
      } finally {
        await database.close();
      }
    });
  }
});
