import { StatisticsAnswer } from '@aranya/shared/contracts';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../../../testing/odk-conformance/test-forms';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import { listedSpecies } from '../../importing/species/tables';
import { API_PREFIX } from '../../platform/http/api-prefix';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

async function statistics() {
  const answer = await fetch(`${collection.origin}${API_PREFIX}/getDetails`);
  expect(answer.status).toBe(200);
  const { rows } = StatisticsAnswer.parse(await answer.json());
  return rows.flatMap((row) => [row.totalspecies, row.totalcollector, row.totalcontributions]);
}

describe('getDetails', () => {
  test('counts distinct species, people with a record, and records', async () => {
    expect(await statistics()).toEqual([0, 0, 0]);
    const { phone } = collection;
    await phone.submit(testRecord());
    expect(await statistics()).toEqual([1, 1, 1]);
    await phone.submit(testRecord());
    await phone.submit(testRecord({ species: 'Madhuca_longifolia' }));
    expect(await statistics()).toEqual([2, 1, 3]);
    const other = await collection.anotherPhone();
    expect(await statistics()).toEqual([2, 1, 3]);
    await other.phone.submit(testRecord({ species: 'pinus_ROXBURGHII', location: 'nowhere' }));
    expect(await statistics()).toEqual([3, 2, 4]);
  });

  test('counts a record once, however often it is sent or edited', async () => {
    const before = await statistics();
    const [first, second] = [newInstanceId(), newInstanceId()];
    const xml = testRecord({ instanceId: first });
    for (let time = 0; time < 3; time += 1) await collection.phone.submit(xml);
    await collection.phone.submit(testRecord({ instanceId: second, deprecatedId: first }));
    expect(await statistics()).toEqual([before[0], before[1], Number(before[2]) + 1]);
    const { db } = collection.server.context.database;
    await deleteSubmission(db, collection.treeFormId, second);
    expect(await statistics()).toEqual(before);
  });

  test('counts free text as a contribution but not as a species', async () => {
    const before = await statistics();
    const many = Array.from({ length: 500 }, (_, index) => `<species>Bush ${index}</species>`);
    const record = testRecord().replace(/<species>.*?<\/species>/, many.join(''));
    expect((await collection.phone.submit(record)).status).toBe(201);
    expect(await statistics()).toEqual([before[0], before[1], Number(before[2]) + 1]);
  });

  test('counts a species of an imported list in any spelling', async () => {
    const before = await statistics();
    const { db } = collection.server.context.database;
    await collection.phone.submit(testRecord({ species: 'Ficus_Religiosa' }));
    expect((await statistics())[0]).toBe(before[0]);
    await db.insert(listedSpecies).values({
      species: 'ficus religiosa',
      scientificName: 'Ficus religiosa',
      conservation: 'none',
    });
    expect((await statistics())[0]).toBe(Number(before[0]) + 1);
  });

  test('never falls while records arrive', async () => {
    let last = await statistics();
    const { db } = collection.server.context.database;
    const names = Array.from({ length: 60 }, (_, index) => `Species ${index}`);
    await db.insert(listedSpecies).values(
      names.map((name) => ({
        species: name.toLowerCase(),
        scientificName: name,
        conservation: 'none' as const,
      })),
    );
    const sending = Promise.all(
      names.map((species) => collection.phone.submit(testRecord({ species }))),
    );
    let sent = false;
    sending.then(() => {
      sent = true;
    });
    while (!sent) {
      const now = await statistics();
      expect(now.every((value, index) => value >= Number(last[index]))).toBe(true);
      last = now;
    }
    // On a busy machine the cached answer may be returned for a moment.
    await until(async () => Number((await statistics())[0]) >= 60);
  });
});
