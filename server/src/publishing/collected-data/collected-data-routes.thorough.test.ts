import { signedInPerson } from '../../../testing';
import {
  type Collection,
  openCollection,
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

async function ask(userId: unknown, headers: Record<string, string> = collection.person.headers) {
  const answer = await collection.server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/collected-data`,
    headers,
    payload: { userId, userInsight: false },
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('collected-data', () => {
  test("returns the person's own records as they were sent, oldest first", async () => {
    expect((await ask(collection.appUserId)).body).toEqual([]);
    const { phone, submit } = { phone: collection.phone, submit: testRecord };
    await phone.submit(submit({ location: '20.5 84.25 0 5' }));
    await phone.submit(submit({ species: 'other', speciesOther: 'Kendu', location: 'garbage' }));
    const { phone: other } = await collection.anotherPhone();
    await other.submit(submit({ species: 'Somebody_elses' }));
    const { status, body } = await ask(String(collection.appUserId));
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        recordId: expect.any(String),
        speciesName: 'Shorea robusta',
        localName: 'Sal',
        speciesType: 'Tree',
        speciesLocation: [20.5, 84.25],
        submissionDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
      {
        recordId: expect.any(String),
        speciesName: 'Kendu',
        localName: null,
        speciesType: 'Tree',
        speciesLocation: null,
        submissionDate: expect.any(String),
      },
    ]);
  });

  test('returns local names of imported lists, or else of the forms', async () => {
    const { db } = collection.server.context.database;
    const nameOf = async (species: string) => {
      await collection.phone.submit(testRecord({ species, location: '20.5 84.25 0 5' }));
      return (await ask(collection.appUserId)).body.at(-1).localName;
    };
    expect(await nameOf('Mangifera_indica')).toBe('Amba (Mango)');
    expect(await nameOf('Ficus religiosa')).toBe('Aswattha (Peepal)');
    await db.insert(listedSpecies).values({
      species: 'ficus religiosa',
      scientificName: 'Ficus religiosa',
      localName: 'Pipal',
      conservation: 'none',
    });
    expect(await nameOf('Ficus religiosa')).toBe('Pipal');
  });

  test('follows edits and deletions', async () => {
    const before = (await ask(collection.appUserId)).body.length;
    const [first, second] = [newInstanceId(), newInstanceId()];
    await collection.phone.submit(testRecord({ instanceId: first }));
    await collection.phone.submit(
      testRecord({ instanceId: second, deprecatedId: first, species: 'Edited' }),
    );
    const after = (await ask(collection.appUserId)).body;
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1).speciesName).toBe('Edited');
    const { db } = collection.server.context.database;
    await deleteSubmission(db, collection.treeFormId, second);
    expect((await ask(collection.appUserId)).body).toHaveLength(before);
  });

  test("refuses visitors and others' records", async () => {
    expect((await ask(collection.appUserId, {})).status).toBe(401);
    const { appUserId } = await collection.anotherPhone();
    expect((await ask(appUserId)).body.code).toBe('forbidden');
    const person = await signedInPerson(collection.server);
    expect((await ask(collection.appUserId, person.headers)).status).toBe(403);
    expect((await ask('not a number')).status).toBe(400);
  });
});
