import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
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
import { IDS_OF_PART } from '../place-files/known-places';
import { openPublicPlaces } from './public-places';

const DAY = 24 * 3_600_000;
const EXACT = '31.0234 77.0123 0 5';

let collection: Collection;
let folder: string;
/** What processes take for the time. */
let now: number;
beforeEach(async () => {
  collection = await openCollection();
  folder = join(collection.server.settings.dataFolder, 'places of the map');
});
afterEach(() => collection.close());

const database = () => collection.server.context.database.db;
const open = (path: string | null, db = database()) =>
  openPublicPlaces(db, { delayHours: 24, clock: () => now }, path, collection.server.context.log);
const seenInMemory = () => seenBy(open(null));

/** Two species a week ago, of which one is coarse by what came two days ago; four days ago only the first were public. */
async function recordsOfTwoBatches() {
  const send = (species: string, location: string) =>
    collection.phone.submit(testRecord({ species, location }));
  await send('Shorea_robusta', EXACT);
  await addRecords(database(), 200);
  await send('Tectona_grandis', '20.5 84.25 0 5');
  await database().execute(sql`update occurrence set received_at = now() - interval '9 days'`);
  await send('Taxus_contorta', EXACT);
  await send('Shorea_robusta', '20.51 84.26 0 5');
  // In a part of its own.
  await database().execute(sql`
    update occurrence set received_at = now() - interval '2 days', id = id + ${IDS_OF_PART}
    where received_at > now() - interval '1 day'`);
  now = Date.now() - 4 * DAY;
}

/** An index that shows what was public four days ago, and whose comparisons can be stopped. */
async function seenBeforeTheBatch() {
  await recordsOfTwoBatches();
  const { db, hold } = holdingComparisons(database());
  const places = open(folder, db);
  const before = await seenBy(places);
  await places.caughtUp();
  return { places, before, db, hold };
}

test('a batch is seen, with what is coarse by it, while all is still compared', async () => {
  const { places, hold, before } = await seenBeforeTheBatch();
  const held = hold();
  now = Date.now();
  const batch = await seenInMemory();
  expect(batch).not.toEqual(before);
  await untilSeen(places, batch);
  await until(async () => held.hasBegun);
  held.release();
  await places.caughtUp();
  expect(await seenBy(places)).toEqual(batch);
  await places.close();
});

test('a comparison that began before the batch does not take it away again', async () => {
  const { places, hold } = await seenBeforeTheBatch();
  const held = hold();
  await pretendImport(database());
  await until(async () => {
    await seenBy(places);
    return held.hasBegun;
  });
  now = Date.now();
  const batch = await seenInMemory();
  await untilSeen(places, batch);
  // It reads the other part by the rules of before, and the next one waits.
  const next = hold(1);
  held.release();
  await until(async () => {
    expect(await seenBy(places)).toEqual(batch);
    return next.hasBegun;
  });
  next.release();
  await places.close();
});

test('a batch that only memory had is there after a kill, and what was coarse by it', async () => {
  const { places, hold, db } = await seenBeforeTheBatch();
  const held = hold();
  now = Date.now();
  const batch = await seenInMemory();
  await untilSeen(places, batch);
  const copy = `${folder} of another`;
  await cp(folder, copy, { recursive: true });
  await rm(join(copy, '1', 'in-use-by.json'));
  const killed = open(copy, db);
  expect(await seenBy(killed)).toEqual(batch);
  held.release();
  await killed.close();
  await places.close();
});
