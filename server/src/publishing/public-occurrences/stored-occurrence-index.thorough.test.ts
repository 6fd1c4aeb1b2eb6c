import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import {
  addRecords,
  holdingComparisons,
  pretendImport,
  seenBy,
  untilSeen,
} from '../../../testing/public-occurrences/compared-index';
import { openPublicPlaces, type PublicPlaces } from './public-places';

const AT_ONCE = { delayHours: 0 };
const EXACT = '31.0234 77.0123 0 5';

let collection: Collection;
let folder: string;
beforeEach(async () => {
  collection = await openCollection();
  folder = join(collection.server.settings.dataFolder, 'places of the map');
});
afterEach(() => collection.close());

const database = () => collection.server.context.database.db;
const log = () => collection.server.context.log;
const inFiles = () => openPublicPlaces(database(), AT_ONCE, folder, log());

const addMany = (count: number) => addRecords(database(), count);
/** What a process that reads everything now keeps in memory. */
const seenInMemory = () => seenBy(openPublicPlaces(database(), AT_ONCE, null, log()));

const send = (species: string, location: string) =>
  collection.phone.submit(testRecord({ species, location }));

test('shows what memory shows: at first, after a start, and after anything changed meanwhile', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  await send('Taxus_contorta', '31.01 77.01 0 5');
  await addMany(3_000);
  const first = inFiles();
  expect(await seenBy(first)).toEqual(await seenInMemory());
  await first.close();

  // While no server ran: deleted, moved, renamed and new.
  await database().execute(sql`delete from occurrence where id % 5 = 0`);
  await database().execute(sql`update occurrence set latitude = latitude + 1 where id % 7 = 0`);
  await database().execute(
    sql`update occurrence set species_name = 'Tectona grandis' where id % 11 = 0`,
  );
  await addMany(40);
  const second = inFiles();
  await second.caughtUp();
  expect(await seenBy(second)).toEqual(await seenInMemory());
  await second.close();
});

test('a start shows what is there with what is new, and reads the table meanwhile', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  await addMany(500);
  const first = inFiles();
  await seenBy(first);
  await first.close();
  await addMany(1);
  const withNew = await seenInMemory();
  await database().execute(sql`delete from occurrence where id = (select min(id) from occurrence)`);
  const second = inFiles();
  expect(await seenBy(second)).toEqual(withNew);
  await second.caughtUp();
  const now = await seenInMemory();
  expect(now).not.toEqual(withNew);
  expect(await seenBy(second)).toEqual(now);
  await second.close();
});

test('what was made coarse is never shown finer again, also not by a start', async () => {
  await send('Shorea_robusta', EXACT);
  const first = inFiles();
  const exact = await seenBy(first);
  await send('Taxus_contorta', EXACT);
  await first.caughtUp();
  const coarse = await seenBy(first);
  expect(coarse).not.toEqual(exact);
  // As if it were killed: it may not have written anything when it ended.
  const copy = await openPublicPlacesOn(folder);
  const started = await seenBy(copy);
  expect(started).toEqual(coarse);
  const [one, other] = await copy.look((index) => [...index.values()].map(({ extent }) => extent));
  expect(one).toEqual(other);
  await first.close();
  await copy.close();
});

/** Another process on what the first has on its disk, which goes on running. */
async function openPublicPlacesOn(path: string): Promise<PublicPlaces> {
  const other = `${path} of another`;
  await rm(other, { recursive: true, force: true });
  // A file may go while it is copied; what is there already is written again.
  await until(() =>
    cp(path, other, { recursive: true }).then(
      () => true,
      () => false,
    ),
  );
  await rm(join(other, '1', 'in-use-by.json'));
  return openPublicPlaces(database(), AT_ONCE, other, log());
}

test('two processes in one folder keep an index each', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  const [one, other] = [inFiles(), inFiles()];
  expect(await seenBy(one)).toEqual(await seenBy(other));
  expect((await readdir(folder)).sort()).toEqual(['1', '2']);
  await one.close();
  await other.close();
});

test('a delay that grew hides what is too new at once', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  const first = inFiles();
  expect((await seenBy(first))[0]).toHaveLength(1);
  await first.close();
  const delayed = openPublicPlaces(database(), { delayHours: 24 }, folder, log());
  expect((await seenBy(delayed))[0]).toHaveLength(0);
  await delayed.close();
});

test('a damaged file is made again from the database, with the right answer', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  await addMany(2_000);
  const right = await seenInMemory();
  const first = inFiles();
  await seenBy(first);
  await first.close();
  const own = join(folder, '1');
  for (const name of await readdir(own)) {
    if (!name.startsWith('places-')) continue;
    const bytes = await readFile(join(own, name));
    // Within the pages: found when they are read.
    bytes[5_000] = (bytes[5_000] as number) ^ 1;
    await writeFile(join(own, name), bytes);
  }
  const second = inFiles();
  expect(await seenBy(second)).toEqual(right);
  await second.close();
});

test('what cannot be written is told, and what was seen stays', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  const told = jest.fn();
  const places = openPublicPlaces(database(), AT_ONCE, folder, {
    error: told,
  } as unknown as FastifyBaseLogger);
  await seenBy(places);
  await places.caughtUp();
  // A folder lies where the next manifest would be written.
  const inTheWay = join(folder, '1', 'manifest.json.new');
  await mkdir(inTheWay);
  await send('Taxus_contorta', EXACT);
  await until(async () => (await seenBy(places))[0]?.length === 2);
  const withNew = await seenBy(places);
  await pretendImport(database());
  await until(async () => {
    expect(await seenBy(places)).toEqual(withNew);
    return told.mock.calls.length > 0;
  });
  await rm(inTheWay, { recursive: true });
  await places.caughtUp();
  expect(await seenBy(places)).toEqual(await seenInMemory());
  await places.close();
});

test('what is coarse in memory alone is so after a kill, also when what made it so has gone', async () => {
  await send('Shorea_robusta', EXACT);
  await addMany(300);
  const first = inFiles();
  const exact = await seenBy(first);
  await send('Taxus_contorta', EXACT);
  await until(async () => (await seenBy(first))[0]?.length === 2);
  const coarse = await seenBy(first);
  expect(coarse).toEqual(await seenInMemory());
  const killed = await openPublicPlacesOn(folder);
  expect(await seenBy(killed)).toEqual(coarse);
  await killed.close();
  await database().execute(sql`delete from occurrence where species_name = 'Taxus contorta'`);
  const without = await seenInMemory();
  expect(without).not.toEqual(exact);
  const later = await openPublicPlacesOn(folder);
  const seen = await seenBy(later);
  expect(seen.map((species) => species.find(({ name }) => name === 'shorea robusta'))).toEqual(
    without.map(([sal]) => sal),
  );
  await later.close();
  await first.close();
});

test('a record that is stored later with a lower number is seen like any other', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  await addMany(20);
  await database().execute(sql`update occurrence set id = id + 500 where id % 2 = 0`);
  const places = inFiles();
  await seenBy(places);
  await database().execute(sql`
    insert into occurrence (id, submission_id, instance_id, position, form_id, app_user_id, species_name, latitude, longitude, submitted_at)
    select 2, submission_id, instance_id, 999, form_id, app_user_id, species_name, 21.5, 85.5, submitted_at
    from occurrence where id = (select min(id) from occurrence)`);
  const now = await seenInMemory();
  await untilSeen(places, now);
  await places.close();
});

test('new records are seen while everything is compared, and counted once', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  await addMany(50);
  const { db, hold } = holdingComparisons(database());
  const places = openPublicPlaces(db, AT_ONCE, folder, log());
  await seenBy(places);
  const held = hold();
  await pretendImport(database());
  await until(async () => {
    await seenBy(places);
    return held.hasBegun;
  });
  await addMany(30);
  const now = await seenInMemory();
  await untilSeen(places, now);
  held.release();
  await places.caughtUp();
  expect(await seenBy(places)).toEqual(now);
  await places.close();
});
