import { StatisticsAnswer } from '@aranya/shared/contracts';
import { API_PREFIX } from '../api-prefix';
import { deleteSubmission } from '../collection/submissions/delete-submission';
import { type Collection, openCollection, until } from '../odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../odk-conformance/test-forms';

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
    await phone.submit(testRecord({ species: 'Tectona_grandis' }));
    expect(await statistics()).toEqual([2, 1, 3]);
    const other = await collection.anotherPhone();
    expect(await statistics()).toEqual([2, 1, 3]);
    await other.phone.submit(testRecord({ species: 'Ficus_religiosa', location: 'nowhere' }));
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

  test('never falls while records arrive', async () => {
    let last = await statistics();
    const sending = Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        collection.phone.submit(testRecord({ species: `Species ${index}` })),
      ),
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
    // On a busy machine the last answer may be kept for a moment.
    await until(async () => Number((await statistics())[0]) >= 60);
  });
});
