import { sql } from 'drizzle-orm';
import { post, useTestServer } from '../../testing';
import { installForms } from '../collecting/forms/install-forms';
import { ownRecords } from './owned-records';
import { DEMONSTRATION_PEOPLE, DEMONSTRATION_PIN } from './people';
import { demonstrationRecords } from './records';
import { seedDemonstration } from './seed-demonstration';

describe('demonstration data', () => {
  const server = useTestServer({
    environment: { ARANYA_DEMONSTRATION: 'on' },
    prepare: async (context) => {
      await installForms(context);
      await seedDemonstration(context);
    },
  });

  const counts = async () => {
    const { rows } = await server.context.database.db.execute(sql`
      select (select count(*)::int from person) as people,
        (select count(*)::int from person_profile) as profiles,
        (select count(*)::int from person_credential) as credentials,
        (select count(*)::int from field_site) as sites`);
    return rows[0];
  };

  test('creates the demonstration data once, also when it runs again', async () => {
    const before = await counts();
    expect(before).toEqual({ people: 12, profiles: 12, credentials: 4, sites: 4 });
    await server.restart();
    expect(await counts()).toEqual(before);
  });

  test.each([
    ['9000000001', '0'],
    ['9000000002', '1'],
  ])('signs %s in with the public PIN', async (phoneNumber, isCommForUser) => {
    const answer = await post(server.app, '/api/aranya/user/uloggedin-login', {
      phoneNumber,
      password: DEMONSTRATION_PIN,
    });
    expect(answer.json().user).toMatchObject({
      phoneNumber,
      isCommForUser,
      name: expect.stringContaining('(Demonstration)'),
    });
  });

  test('creates no sign-in for the other demonstration people', async () => {
    const someone = DEMONSTRATION_PEOPLE.find(({ account }) => account === null);
    const answer = await post(server.app, '/api/aranya/user/uloggedin-login', {
      phoneNumber: someone?.phoneNumber,
      password: DEMONSTRATION_PIN,
    });
    expect(answer.json().code).toBe('wrong_credentials');
  });
});

test('creates the same demonstration records each time', () => {
  const records = demonstrationRecords(200);
  const owned = ownRecords(records, 'collector', ['one', 'two', 'three']);
  expect(owned).toEqual(ownRecords(records, 'collector', ['one', 'two', 'three']));
  expect(owned.filter(({ personId }) => personId === 'collector')).toHaveLength(10);
  expect(new Set(owned.map(({ personId }) => personId)).size).toBe(4);
});
