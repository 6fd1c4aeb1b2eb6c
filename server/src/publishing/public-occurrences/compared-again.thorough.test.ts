import { readdir, readFile, writeFile } from 'node:fs/promises';
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
  everyCell,
  holdingComparisons,
  pretendImport,
  seenBy,
  untilSeen,
} from '../../../testing/public-occurrences/compared-index';
import { IDS_OF_PART } from '../place-files/known-places';
import { PlaceFolder } from '../place-files/place-folder';
import { PlaceStore } from '../place-files/place-store';
import { READINGS } from './occurrence-index';
import { openPublicPlaces } from './public-places';
import { openPublicRules, type PublicRulesCache } from './public-rules';
import { readIntoStore } from './read-into-store';
import { NEWEST } from './received-since';

const AT_ONCE = { delayHours: 0 };

let collection: Collection;
let folder: string;
beforeEach(async () => {
  collection = await openCollection();
  folder = join(collection.server.settings.dataFolder, 'places of the map');
});
afterEach(() => collection.close());

const database = () => collection.server.context.database.db;
const log = () => collection.server.context.log;
const seenInMemory = () => seenBy(openPublicPlaces(database(), AT_ONCE, null, log()));
const send = (species: string, location: string) =>
  collection.phone.submit(testRecord({ species, location }));

test('after more new records than one look takes, later ones are seen at once again', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  const { db, hold } = holdingComparisons(database());
  const places = openPublicPlaces(db, AT_ONCE, folder, log());
  await seenBy(places);
  // Within what a look goes back, and not any more when everything was compared.
  await addRecords(database(), NEWEST + 1, 58);
  const many = await seenInMemory();
  await untilSeen(places, many);
  // Nothing is seen by a comparison from here on.
  const held = hold();
  await pretendImport(database());
  await until(async () => {
    await seenBy(places);
    return held.hasBegun;
  });
  await send('Shorea_robusta', '25.5 84.25 0 5');
  const now = await seenInMemory();
  expect(now).not.toEqual(many);
  await untilSeen(places, now);
  held.release();
  await places.close();
}, 180_000);

test('what became coarse too late for a comparison is made coarse by the next one', async () => {
  const at = (number: number) => `${30 + number}.0234 77.0123 0 5`;
  const passes = Array.from({ length: READINGS + 1 }, (_, number) => number);
  for (const number of passes) await send('Shorea_robusta', at(number));
  const rules = openPublicRules(database(), AT_ONCE);
  const store = await PlaceStore.open(new PlaceFolder(folder));
  const reading = { db: database(), database: '', withImports: true, isStopped: () => false };
  const read = async (rulesCache: PublicRulesCache) => {
    const finish = await readIntoStore(store, { ...reading, rulesCache });
    await finish();
  };
  await read(rules);
  let pass = 0;
  const busy: PublicRulesCache = {
    ...rules,
    now: async () => {
      await send('Taxus_contorta', at(pass));
      // In another part: that of the others is not read again.
      await database().execute(
        sql`update occurrence set id = id + ${IDS_OF_PART} where species_name like 'Taxus%' and id < ${IDS_OF_PART}`,
      );
      pass += 1;
      return rules.now();
    },
  };
  await read(busy);
  expect(pass).toBe(READINGS + 1);
  expect(store.manifest?.state.isSettled).toBe(false);
  await read(rules);
  expect(store.manifest?.state.isSettled).toBe(true);
  expect(everyCell(await store.show())).toEqual(await seenInMemory());
  store.close();
});

test('while files that turned out to be damaged are made again, no view shows new records alone', async () => {
  await send('Shorea_robusta', '20.5 84.25 0 5');
  await addRecords(database(), 200);
  const { db, hold } = holdingComparisons(database());
  const places = openPublicPlaces(db, AT_ONCE, folder, log());
  await seenBy(places);
  const own = join(folder, '1');
  for (const name of await readdir(own)) {
    if (!name.startsWith('known-')) continue;
    const bytes = await readFile(join(own, name));
    bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
    await writeFile(join(own, name), bytes);
  }
  // Its records differ, so the comparison reads what the files know of them; the next one makes them again.
  await addRecords(database(), 1, 3_600);
  const held = hold(1);
  await pretendImport(database());
  await until(async () => {
    void seenBy(places);
    return held.hasBegun;
  });
  let isAnswered = false;
  const view = seenBy(places).then((seen) => {
    isAnswered = true;
    return seen;
  });
  await send('Shorea_robusta', '25.5 84.25 0 5');
  await addRecords(database(), 3);
  expect(isAnswered).toBe(false);
  held.release();
  await view;
  const now = await seenInMemory();
  await untilSeen(places, now);
  await places.close();
});
