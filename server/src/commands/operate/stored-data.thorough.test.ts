import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openTestStorage, SERVER_START_MS, type TestStorage } from '../../../testing';
import { useSourceFolder } from '../../../testing/importing/source-file';
import { INSTITUTE_FORM } from '../../../testing/institute-form';
import type { ServerContext } from '../../assembly/context';
import { openContext } from '../../assembly/open-context';
import { publishForm } from '../../collecting/forms/publish-form';
import { occurrenceCell } from '../../collecting/public-places/tables';
import { recordsToRead } from '../../collecting/tables';
import { importOccurrences } from '../../importing';
import { readSettings } from '../../platform/configuration/settings';
import { openDatabase } from '../../platform/database/open-database';
import {
  beginRebuilding,
  buildNextPart,
} from '../../publishing/public-occurrences/building/build-map';
import { operateCommand } from './operate-command';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
}, SERVER_START_MS);
afterAll(() => storage.remove());

const folder = useSourceFolder();
const environment = () => ({
  ARANYA_DATA_DIR: storage.dataFolder,
  DATABASE_URL: storage.databaseUrl ?? '',
  ARANYA_SECRET: 'a secret of the tests, long enough to be one',
  ARANYA_PUBLICATION_DELAY_HOURS: '0',
  ARANYA_DEMONSTRATION: 'off',
});

/** Runs work as a server on the database of the test; with PGlite only one process may have it open. */
async function asServer<T>(work: (context: ServerContext) => Promise<T>): Promise<T> {
  const settings = readSettings(environment());
  const context = await openContext(
    settings,
    await openDatabase(settings),
    pino({ level: 'silent' }),
  );
  try {
    return await work(context);
  } finally {
    await context.heavyWork.close();
    await context.publicPlaces.stop();
    await context.database.close();
  }
}

const cells = () =>
  asServer(async ({ database }) => {
    const rows = await database.db.select().from(occurrenceCell);
    return rows.map((row) => JSON.stringify(row)).sort();
  });

async function operate(word: string) {
  const lines: string[] = [];
  const code = await operateCommand(environment(), [word], (line) => lines.push(line));
  return { code, said: lines.at(-1) };
}

test('continues rebuilding the map after an interruption', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `Shorea robusta,${20 + (index % 7) / 50},${84 + index / 500},2024-03-12`,
  );
  const header = 'scientificName,decimalLatitude,decimalLongitude,eventDate';
  const source = await folder.source(`${[header, ...rows].join('\n')}\n`);
  await asServer(async ({ database: { db }, publicPlaces }) => {
    await publicPlaces.caughtUp();
    const outcome = await importOccurrences(db, { source, dataset: 'Trees' });
    expect(outcome.status).toBe('complete');
    await publicPlaces.caughtUp();
  });
  const before = await cells();
  expect(before.length).toBeGreaterThan(10);
  await asServer(async ({ borders, database: { db } }) => {
    await db.execute(sql`update ${occurrenceCell} set count = count + 5`);
    await beginRebuilding(db);
    await buildNextPart(db, { delayHours: 0, borders });
  });
  expect(await cells()).not.toEqual(before);
  expect(await operate('rebuild-map')).toEqual({ code: 0, said: 'The public map was made again.' });
  expect(await cells()).toEqual(before);
});

test('queues the records of every form to be read again', async () => {
  await asServer((context) =>
    publishForm(context, { xml: Buffer.from(INSTITUTE_FORM), kind: 'open' }),
  );
  expect(await operate('reread-records')).toEqual({
    code: 0,
    said: expect.stringContaining('The records of 1 forms are queued.'),
  });
  expect(await asServer(({ database }) => database.db.$count(recordsToRead))).toBe(1);
});

test('refuses a missing database', async () => {
  const elsewhere = { ...environment(), DATABASE_URL: '', ARANYA_DATA_DIR: folder.pathOf('none') };
  await expect(operateCommand(elsewhere, ['rebuild-map'], () => undefined)).rejects.toThrow();
});
