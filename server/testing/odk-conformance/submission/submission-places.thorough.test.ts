import { type Collection, occurrencesOf, openCollection } from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

/** Returns the occurrences of a record on the map. */
async function occurrencesFrom(record: Parameters<typeof testRecord>[0]) {
  const instanceId = newInstanceId();
  const { status } = await collection.phone.submit(testRecord({ ...record, instanceId }));
  expect(status).toBe(201);
  return occurrencesOf(collection, instanceId);
}

describe('places and species of records', () => {
  test.each([
    ['four numbers', '28.7041 77.10257 216.0 4.5', 28.7041, 77.10257, 4.5],
    ['three numbers', '28.7041 77.10257 216.0', 28.7041, 77.10257, null],
    ['two numbers', '-28.7 -77.1', -28.7, -77.1, null],
    ['the zeros of an empty position', '0.0 0.0', null, null, null],
    ['the ends of the world', '90 -180 0 0', 90, -180, null],
    ['words', 'not a point', null, null, null],
    ['one number', '28.7041', null, null, null],
    ['commas', '28,7 77,1', null, null, null],
    ['five numbers', '1 2 3 4 5', null, null, null],
    ['a latitude over 90', '90.1 77.1 0 5', null, null, null],
    ['a longitude under -180', '28.7 -180.1 0 5', null, null, null],
    ['no number', 'NaN NaN 0 0', null, null, null],
    ['endless numbers', 'Infinity 1e999', null, null, null],
    ['nothing', '', null, null, null],
  ])(
    'S31 reads or ignores as a place: %s',
    async (_name, location, latitude, longitude, accuracy) => {
      expect(await occurrencesFrom({ location })).toEqual([
        {
          speciesName: 'Shorea robusta',
          speciesType: 'Tree',
          latitude,
          longitude,
          accuracy,
          appUserId: collection.appUserId,
        },
      ]);
    },
  );

  test('S31 keeps the written name of a species that is not in the list', async () => {
    const [one] = await occurrencesFrom({ species: 'other', speciesOther: ' Kendu  patra ' });
    expect(one?.speciesName).toBe('Kendu patra');
  });

  test('S31 stores a record without a species, but does not show it on the map', async () => {
    expect(await occurrencesFrom({ species: '' })).toEqual([]);
  });
});
