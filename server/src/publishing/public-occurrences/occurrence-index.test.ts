import { sql } from 'drizzle-orm';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { openPublicPlaces } from './public-places';

let collection: Collection;
beforeEach(async () => {
  collection = await openCollection();
});
afterEach(() => collection.close());

test('a record that is stored later than another and has the lower number is on the map, once', async () => {
  const { context } = collection.server;
  const { db } = context.database;
  await collection.phone.submit(
    testRecord({ species: 'Shorea_robusta', location: '20.5 84.25 0 5' }),
  );
  await db.execute(sql`update occurrence set id = id + 1000`);
  const places = openPublicPlaces(db, { delayHours: 0 }, null, context.log);
  const box = { left: 0, top: 0, right: 2 ** 26 - 1, bottom: 2 ** 26 - 1 };
  const counted = () =>
    places.look((index) => {
      const cells = index.get('shorea robusta')?.cells(1, box).all() ?? [];
      return cells.reduce((sum, { count }) => sum + count, 0);
    });
  expect(await counted()).toBe(1);

  await db.execute(sql`
    insert into occurrence (id, submission_id, instance_id, position, form_id, app_user_id, species_name,
      latitude, longitude, submitted_at)
    select 7, submission_id, instance_id, position + 1, form_id, app_user_id, species_name,
      latitude, longitude, submitted_at from occurrence`);
  await until(async () => (await counted()) > 1);
  expect(await counted()).toBe(2);
});
