import { sql } from 'drizzle-orm';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { occurrenceCell, publicPlace } from '../../collecting/public-places/tables';
import { openPublicPlaces } from './public-places';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

const database = () => collection.server.context.database.db;
const open = () => {
  const { borders, log } = collection.server.context;
  return openPublicPlaces(database(), { borders, delayHours: 0 }, log);
};
const send = (location: string) =>
  collection.phone.submit(testRecord({ species: 'Shorea_robusta', location }));
const placed = () => database().$count(publicPlace);

test('publishes a record without delay in the background and reports the last batch', async () => {
  const places = open();
  await places.caughtUp();
  places.start();
  await send('20.5 84.25 0 5');
  await until(async () => (await placed()) === 1);
  expect(await places.lastBatch()).toMatchObject({ records: 1 });
  await places.stop();
  const { body } = await collection.server.app.inject('/metrics');
  expect(body).toMatch(/^aranya_map_last_batch_records 1$/m);
});

test('counts each record once when two processes publish at the same time', async () => {
  await send('20.6 84.25 0 5');
  await send('20.7 84.25 0 5');
  await Promise.all([open().caughtUp(), open().caughtUp()]);
  const { rows } = await database().execute<{ records: string }>(
    sql`select sum(count)::text as records from ${occurrenceCell} where level = 3`,
  );
  expect(rows).toEqual([{ records: '3' }]);
});

test('publishes a record once if a later one was stored first', async () => {
  await database().execute(sql`
    insert into occurrence (id, submission_id, instance_id, position, form_id, app_user_id, species_name,
      latitude, longitude, submitted_at)
    select -7, submission_id, instance_id, position + 1, form_id, app_user_id, species_name,
      latitude, longitude, submitted_at from occurrence order by id limit 1`);
  await open().caughtUp();
  await open().caughtUp();
  expect(await placed()).toBe(4);
});
