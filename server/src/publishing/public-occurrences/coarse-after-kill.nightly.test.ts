import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { noteCalls } from '../../../testing/count-work';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { PlaceFolder } from '../place-files/place-folder';
import { openPublicPlaces, type PublicPlaces } from './public-places';

// Every start reads all records once more.
jest.setTimeout(300_000);

const DAY = 24 * 3_600_000;
const RECORDS = 20_000;
const WHOLE = { left: 0, top: 0, right: 2 ** 26 - 1, bottom: 2 ** 26 - 1 };

let collection: Collection;
let folder: string;
let now: number;
beforeEach(async () => {
  collection = await openCollection();
  folder = join(collection.server.settings.dataFolder, 'places of the map');
  now = Date.now();
});
afterEach(() => collection.close());

const database = () => collection.server.context.database.db;
const open = (path: string | null, delayHours: number) =>
  openPublicPlaces(
    database(),
    { delayHours, clock: () => now },
    path,
    collection.server.context.log,
  );

const salIn = (places: PublicPlaces) =>
  places.look((index) => index.get('shorea robusta')?.cells(26, WHOLE).all() ?? []);

const send = (species: string, location: string) =>
  collection.phone.submit(testRecord({ species, location }));

/** Records of one person all over Odisha, all in different places. */
async function addMany() {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  await database().execute(sql`
    insert into occurrence (submission_id, instance_id, position, form_id, app_user_id, species_name, latitude, longitude, submitted_at, received_at)
    select submission_id, instance_id, n, form_id, app_user_id, species_name,
      18 + (n % 141) * 0.0211, 82 + (n / 141) * 0.0211, submitted_at, received_at
    from occurrence, generate_series(1, ${RECORDS}::int) as n
    where id = (select min(id) from occurrence)`);
}

/** Sal is on a list of threatened species from now on. */
const makeThreatened = async () => {
  await database().execute(sql`
    insert into listed_species (species, scientific_name, conservation)
    values ('shorea robusta', 'Shorea robusta', 'high')`);
  await database().execute(sql`
    insert into data_import (kind, file_name, sha256, keep_good, state, runner)
    values ('species', 'list.csv', '', false, 'complete', 'nobody')`);
};

/** What a process would leave that is killed before it puts its manifest in place, or at some steps before and after. */
async function copiesWhile(work: () => Promise<void>): Promise<string[]> {
  const copies: string[] = [];
  const copy = () => {
    const target = join(folder, '..', `killed ${copies.length}`);
    cpSync(folder, target, { recursive: true });
    rmSync(join(target, '1', 'in-use-by.json'));
    copies.push(target);
  };
  let steps = 0;
  // Every start from a copy takes seconds.
  const copyNowAndThen = () => {
    steps += 1;
    if (Number.isInteger(Math.log2(steps))) copy();
  };
  const undo = [
    noteCalls(PlaceFolder.prototype, 'replace', copy),
    noteCalls(PlaceFolder.prototype, 'create', copyNowAndThen),
    noteCalls(PlaceFolder.prototype, 'remove', copyNowAndThen),
  ];
  await work().finally(() => {
    for (const one of undo) one();
  });
  expect(copies.length).toBeGreaterThan(3);
  return copies;
}

test('a list that makes a species threatened is never undone by a kill', async () => {
  await addMany();
  const places = open(folder, 0);
  expect((await salIn(places)).length).toBeGreaterThan(RECORDS / 2);
  await places.caughtUp();
  await makeThreatened();
  const copies = await copiesWhile(async () => {
    // The list is read in the background where a process goes on: until then by the old one.
    await until(async () => (await salIn(places)).length < RECORDS / 10);
    await places.caughtUp();
  });
  const coarse = await salIn(open(null, 0));
  for (const copy of copies) {
    const started = open(copy, 0);
    expect(await salIn(started)).toEqual(coarse);
    await started.close();
  }
  expect(await salIn(places)).toEqual(coarse);
  await places.close();
});

test('a batch is seen whole or not at all, with what is coarse by it, and deletions stay', async () => {
  await addMany();
  await send('Taxus_contorta', '20.51 84.26 0 5');
  const days = (count: number) => sql`now() - ${count}::int * interval '1 day'`;
  await database().execute(sql`update occurrence set received_at = ${days(9)}`);
  await database().execute(sql`
    update occurrence set received_at = ${days(2)} where species_name like 'Taxus%' or id % 3 = 0`);
  now -= 4 * DAY;
  const places = open(folder, 24);
  const before = await salIn(places);
  await places.caughtUp();
  now += 4 * DAY;
  const copies = await copiesWhile(places.caughtUp);
  const after = await salIn(places);
  const recordsIn = (cells: typeof after) => cells.reduce((sum, { count }) => sum + count, 0);
  expect(recordsIn(after)).toBe(RECORDS + 1);
  expect(recordsIn(before)).toBeLessThan(RECORDS);
  for (const copy of copies) {
    const started = open(copy, 24);
    expect([before, after]).toContainEqual(await salIn(started));
    await started.caughtUp();
    expect(await salIn(started)).toEqual(after);
    await started.close();
  }
  await database().execute(sql`delete from occurrence where id % 2 = 0`);
  await places.caughtUp();
  const left = await salIn(places);
  expect(recordsIn(left)).toBeLessThan(recordsIn(after));
  await places.close();
  const started = open(folder, 24);
  expect(await salIn(started)).toEqual(left);
  await started.close();
});
