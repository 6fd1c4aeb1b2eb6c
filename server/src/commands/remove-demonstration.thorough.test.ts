import { sql } from 'drizzle-orm';
import { signedInPerson, useTestServer } from '../../testing';
import { setFormPin } from '../collecting/forms/form-pin';
import { installForms } from '../collecting/forms/install-forms';
import { refusePublicAccounts } from '../demonstration/demonstration-accounts';
import { DEMONSTRATION_PEOPLE, DEMONSTRATION_PIN } from '../demonstration/people';
import { seedDemonstration } from '../demonstration/seed-demonstration';
import { findPersonByPhone } from '../people/accounts/people';
import { changeRole } from '../people/accounts/person-roles';
import { hashPin } from '../platform/pins/pin-hash';
import { peopleCommand } from './people-command';

describe('npm run people -- remove-demonstration', () => {
  const server = useTestServer({
    environment: { ARANYA_DEMONSTRATION: 'on' },
    prepare: async (context) => {
      await installForms(context);
      await seedDemonstration(context);
    },
  });
  const rowsOf = async <T extends Record<string, unknown>>(query: string): Promise<T[]> =>
    (await server.context.database.db.execute<T>(sql.raw(query))).rows;

  test('removes demonstration people, their data and every role that the operator did not grant', async () => {
    const { context } = server;
    const { db } = context.database;
    const [first, second, kept] = [
      await signedInPerson(server),
      await signedInPerson(server),
      await signedInPerson(server),
    ];
    const demonstrator = await findPersonByPhone(db, '9000000003');
    const give = (actorId: string | null, personId: string) =>
      changeRole(db, context.audit, { personId, role: 'administrator', given: true, actorId });
    await give(demonstrator, first.id);
    await give(first.id, second.id);
    await give(demonstrator, kept.id);
    await give(null, kept.id);
    const ownPin = '19471947';
    await setFormPin(db, 'tree_species_odisha', ownPin);
    // Simulates a visitor who took over the administrator's account with a code from the outbox.
    const password = await hashPin('13579024');
    await db.execute(sql`update person set name = 'Taken over' where id = ${demonstrator}`);
    await db.execute(
      sql`update person_credential set password = ${password} where person_id = ${demonstrator}`,
    );
    await expect(refusePublicAccounts(db)).rejects.toThrow(
      /9000000001, 9000000002, 9000000003.*npm run people -- remove-demonstration/,
    );

    const lines: string[] = [];
    await peopleCommand(context, ['remove-demonstration'], (line) => lines.push(line));
    expect(lines).toEqual([
      ...[first, second]
        .map(({ phoneNumber }) => phoneNumber)
        .sort()
        .map((number) => expect.stringContaining(`${number} is no longer administrator`)),
      expect.stringMatching(/^Removed: 12 people with 3000 records, 4 field sites/),
      expect.stringMatching(/^These forms have no PIN now.*tree_species_himachal_pradesh/),
    ]);
    await expect(refusePublicAccounts(db)).resolves.toBeUndefined();
    const signIn = context.accounts.signIn('9000000003', DEMONSTRATION_PIN, '192.0.2.1');
    await expect(signIn).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(
      await rowsOf(`select (select count(*)::int from person) as people,
        (select count(*)::int from submission) as records,
        (select count(*)::int from occurrence) as occurrences,
        (select count(*)::int from field_site) as sites,
        (select count(*)::int from demonstration_part) as parts`),
    ).toEqual([{ people: 3, records: 0, occurrences: 0, sites: 0, parts: 0 }]);
    expect(
      await rowsOf('select person_id as id from person_profile where is_administrator'),
    ).toEqual([{ id: kept.id }]);
    // A PIN that the operator set is retained.
    expect(await rowsOf('select xml_form_id as form from form where pin_hash is not null')).toEqual(
      [{ form: 'tree_species_odisha' }],
    );
  });

  test('keeps a real account that has a demonstration phone number', async () => {
    const phoneNumber = DEMONSTRATION_PEOPLE[4]?.phoneNumber ?? '';
    const person = await signedInPerson(server, { phoneNumber, name: 'Lakshmi' });
    const lines: string[] = [];
    await peopleCommand(server.context, ['remove-demonstration'], (line) => lines.push(line));
    expect(lines[1]).toBe(`${phoneNumber} has a name and a PIN of its own and was left alone.`);
    expect(await findPersonByPhone(server.context.database.db, phoneNumber)).toBe(person.id);
  });
});
