import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { gapSuggestion } from '../../administration/gaps/tables';
import { mailRecipient } from '../../administration/mail-updates/tables';
import { oneTimeCode, personProfile } from '../../people/accounts/tables';
import { attemptCounter } from '../../platform/database/tables';
import { personalRows } from '../own-data/personal-rows';
import { closeAtOnce } from './close-due-accounts';

/** The mail address of a person without an account. */
const ADDRESS = 'asha@example.org';
/** Ten digits at home, and the same ten after another country's code. */
const [AT_HOME, ABROAD] = ['9812345678', '+9779812345678'];

describe('rows that belong to a phone number', () => {
  const server = useTestServer({ environment: { ARANYA_SMS_COUNTRIES: '+91 +977' } });
  const db = () => server.context.database.db;
  const suggestion = (userName: string) => ({
    userName,
    fullName: 'Asha',
    country: 'India',
    sdg: '',
    extraDetail: '',
  });
  const own = ({ id, phoneNumber }: TestPerson) => {
    const owner = { personId: id, appUserIds: [], phoneNumber, email: ADDRESS };
    return personalRows(db(), server.context.tables, owner);
  };
  const suggestions = async () =>
    (await db().select().from(gapSuggestion)).map(({ userName }) => userName);

  test('finds no rows by a mail address in a profile', async () => {
    const person = await signedInPerson(server);
    await db().insert(gapSuggestion).values(suggestion(ADDRESS));
    await db()
      .insert(mailRecipient)
      .values({ email: ADDRESS, language: 'or', endToken: 'ends the mails' });
    await db().update(personProfile).set({ email: ADDRESS });

    const rows = await own(person);
    expect(rows.gap_suggestion).toBeUndefined();
    expect(rows.mail_recipient).toBeUndefined();

    expect(await closeAtOnce(server.context, person.id, 'delete')).toBe(true);
    expect(await suggestions()).toContain(ADDRESS);
    expect(await db().select().from(mailRecipient)).toHaveLength(1);
  });

  test('matches a whole phone number, not the end of a longer one', async () => {
    const [atHome, abroad] = [
      await signedInPerson(server, { phoneNumber: AT_HOME }),
      await signedInPerson(server, { phoneNumber: ABROAD }),
    ];
    const written = ['+91 98123-45678', '+977 98123 45678'];
    await db().insert(gapSuggestion).values(written.map(suggestion));
    for (const phoneNumber of [AT_HOME, ABROAD]) {
      await server.context.accounts.sendCode('recovery', { phoneNumber }, '192.0.2.1');
      await server.context.limiter.count('signInPerPhone', `${phoneNumber}0`);
    }

    const rows = await own(atHome);
    expect(rows.gap_suggestion).toMatchObject([{ userName: written[0] }]);
    expect(rows.one_time_code).toMatchObject([
      { identifier: expect.stringMatching(new RegExp(`^${AT_HOME}-`)) },
    ]);
    expect(JSON.stringify(rows.attempt_counter)).not.toContain(`${AT_HOME}0`);
    expect((await own(abroad)).gap_suggestion).toMatchObject([{ userName: written[1] }]);

    await closeAtOnce(server.context, atHome.id, 'delete');
    const left = await suggestions();
    expect(left).toContain(written[1]);
    expect(left).not.toContain(written[0]);
    expect((await db().select().from(oneTimeCode)).map(({ identifier }) => identifier)).toEqual([
      expect.stringContaining(ABROAD),
    ]);
    const counters = (await db().select().from(attemptCounter)).map(({ key }) => key);
    expect(counters.filter((key) => key.endsWith(`:${AT_HOME}`))).toEqual([]);
    expect(counters).toContain(`signInPerPhone:${AT_HOME}0`);
  });
});
