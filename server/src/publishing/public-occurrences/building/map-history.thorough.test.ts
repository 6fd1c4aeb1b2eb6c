import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { openWorld, type World } from '../../../../testing/public-occurrences/watched-world';
import { closeForGood } from '../../../account/account-closing/close-for-good';
import {
  occurrenceCell,
  occurrenceTally,
  publicImport,
  publicPlace,
} from '../../../collecting/public-places/tables';
import { removeDataset } from '../../../importing/datasets';
import { beginImport, storeBatch } from '../../../importing/occurrences/occurrence-store';
import { publishImport } from '../../../importing/occurrences/publish-import';
import type { Database } from '../../../platform/database/database';
import { mapState } from '../tables';
import { beginRebuilding } from './build-map';

// A history contains a dozen batches.
jest.setTimeout(600_000);

const SPECIES = ['Shorea_robusta', 'Madhuca_longifolia', 'Taxus_contorta', 'Buchanania_lanzan'];
/** Places in a few coarse cells, including near their edges. */
const place = fc.record({
  latitude: fc.constantFrom(20.0003, 20.0501, 20.0997, 20.1004, 20.5),
  longitude: fc.constantFrom(84.0003, 84.0502, 84.0996, 84.1005, 84.5),
});
const date = fc.constantFrom('2026-01-01', '2026-01', '2025', null);
const person = fc.integer({ min: 0, max: 2 });

type Sent = { id: string; person: number };
interface Told {
  world: World;
  db: Database;
  sent: Sent[];
  day: number;
  files: number;
}
type Step = (told: Told) => Promise<void>;

const send = fc
  .record({ person, place, species: fc.subarray(SPECIES, { minLength: 1, maxLength: 2 }) })
  .map(
    (one): Step =>
      async ({ world, sent }) => {
        const id = await world.send(one.person, one.species, one.place);
        sent.push({ id, person: one.person });
      },
  );
const edit = fc.record({ which: fc.nat(), place, species: fc.constantFrom(...SPECIES) }).map(
  (one): Step =>
    async ({ world, sent }) => {
      const before = sent.splice(one.which % Math.max(1, sent.length), 1)[0];
      if (!before) return;
      const more = { edits: before.id };
      const id = await world.send(before.person, [one.species], one.place, more);
      sent.push({ id, person: before.person });
    },
);
const remove = fc.nat().map(
  (which): Step =>
    async ({ world, sent }) => {
      const [gone] = sent.splice(which % Math.max(1, sent.length), 1);
      if (gone) await world.remove(gone.id);
    },
);
const nextDay = fc.constant<Step>(async (told) => {
  told.day += 1;
  told.world.goTo(told.day);
});
const publish = fc.constant<Step>(({ world }) => caughtUp(world));
const close = fc
  .record({ person, choice: fc.constantFrom('anonymise' as const, 'delete' as const) })
  .map(
    ({ person: number, choice }): Step =>
      async (told) => {
        const own = told.sent.filter((one) => one.person === number);
        told.sent = told.sent.filter((one) => one.person !== number);
        const { rows } = await told.db.execute<{ person: string }>(sql`
      select distinct person_id as person from app_user join submission on app_user.id = app_user_id
      where instance_id in ${['', ...own.map(({ id }) => id)]} and person_id is not null`);
        for (const { person: id } of rows) {
          await told.db.transaction((tx) => closeForGood(tx, id, choice));
        }
        told.world.forget(number);
      },
  );
const importFile = fc
  .record({
    dataset: fc.constantFrom('herbarium', 'survey'),
    records: fc.array(
      fc.record({ place, date, species: fc.constantFrom(...SPECIES), key: fc.nat(3) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    replace: fc.boolean(),
  })
  .map(
    ({ dataset, records, replace }): Step =>
      async (told) => {
        told.files += 1;
        const sha256 = String(told.files);
        const wanted = { dataset, counted: false, fileName: 'trees.csv', sha256, keepGood: false };
        const running = await beginImport(told.db, wanted);
        const byKey = new Map(records.map((record) => [record.key, record]));
        const occurrences = [...byKey.values()].map((one, index) => ({
          record: index + 1,
          occurrenceId: `tree ${one.key}`,
          species: one.species.replace('_', ' ').toLowerCase(),
          scientificName: null,
          vernacularName: null,
          ...one.place,
          uncertainty: null,
          eventDate: one.date,
          informationWithheld: null,
        }));
        await storeBatch(told.db, running, { occurrences, refusals: [], upTo: occurrences.length });
        await publishImport(told.db, running, replace);
      },
  );
const removeImports = fc.constantFrom('herbarium', 'survey').map(
  (name): Step =>
    async ({ db }) =>
      void (await removeDataset(db, name)),
);
const changeRule = fc
  .record({
    species: fc.constantFrom(...SPECIES),
    conservation: fc.constantFrom('none', 'medium', 'high'),
  })
  .map(
    ({ species, conservation }): Step =>
      async ({ db }) => {
        const name = species.replace('_', ' ');
        await db.execute(sql`
      insert into listed_species (species, scientific_name, conservation)
      values (${name.toLowerCase()}, ${name}, ${conservation})
      on conflict (species) do update set conservation = excluded.conservation`);
      },
  );

const steps = fc.array(
  fc.oneof(
    { arbitrary: send, weight: 6 },
    { arbitrary: nextDay, weight: 3 },
    { arbitrary: publish, weight: 3 },
    edit,
    remove,
    close,
    importFile,
    removeImports,
    changeRule,
  ),
  { minLength: 8, maxLength: 30 },
);

const caughtUp = (world: World) => world.collection.server.context.publicPlaces.caughtUp();

/** The content of the public map without its history. */
async function shown(db: Database) {
  const { rows: places } = await db.execute(sql`
    select * from ${publicPlace} order by import_id, record_id`);
  const { rows: cells } = await db.execute(sql`
    select level, block, species, cell, import_id, count, sum_column, sum_row from ${occurrenceCell}
    order by 1, 2, 3, 4, 5`);
  const { rows: tallies } = await db.execute(sql`
    select * from ${occurrenceTally}
    order by species, district, month, form_id, has_photo, import_id`);
  const { rows: imports } = await db.execute(sql`
    select import_id, is_visible from ${publicImport} order by 1`);
  return { places, cells, tallies, imports };
}

test('equals a map built from scratch after any history, and a rebuild changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const world = await openWorld();
      try {
        const { db } = world.collection.server.context.database;
        const told: Told = { world, db, sent: [], day: 0, files: 0 };
        for (const step of history) await step(told);
        told.world.goTo(told.day + 3);
        await caughtUp(world);
        const grown = await shown(db);
        await beginRebuilding(db);
        await caughtUp(world);
        expect(await shown(db)).toEqual(grown);
        for (const table of [
          publicPlace,
          occurrenceCell,
          occurrenceTally,
          publicImport,
          mapState,
        ]) {
          await db.delete(table);
        }
        await caughtUp(world);
        expect(await shown(db)).toEqual(grown);
      } finally {
        await world.collection.close();
      }
    }),
    { numRuns: 4 },
  );
});

test('repairs wrong cells and tallies in a rebuild', async () => {
  const world = await openWorld({ ARANYA_PUBLICATION_DELAY_HOURS: '0' });
  try {
    const { db } = world.collection.server.context.database;
    await world.send(0, ['Shorea_robusta'], { latitude: 20.5, longitude: 84.25 });
    await world.send(0, ['Madhuca_longifolia'], { latitude: 31.5, longitude: 77.25 });
    await caughtUp(world);
    const right = await shown(db);
    expect(right.places).toHaveLength(2);
    await db.execute(sql`update ${occurrenceCell} set count = count + 1 where level % 3 = 0`);
    await db.execute(sql`delete from ${occurrenceCell} where level % 5 = 1`);
    await db.execute(sql`update ${occurrenceCell} set block = block + 9000000 where level = 7`);
    await db.execute(sql`update ${occurrenceTally} set count = count + 1 where district <> ''`);
    await db.execute(sql`
      insert into ${occurrenceTally} (species, month, import_id, count, sum_column, sum_row)
      values ('nothing known', 202401, 0, 3, 4, 5)`);
    await beginRebuilding(db);
    await caughtUp(world);
    expect(await shown(db)).toEqual(right);
    // Records of a version without explore are described again, and the map does not change.
    await db.execute(sql`
      update ${publicPlace} set public_id = null, day = 0, district = '', block = '', form_id = 0`);
    await db.delete(occurrenceTally);
    await db.execute(sql`update ${mapState} set borders = null`);
    await caughtUp(world);
    expect(await shown(db)).toEqual(right);
  } finally {
    await world.collection.close();
  }
});
