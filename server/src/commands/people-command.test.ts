import { eq } from 'drizzle-orm';
import { signedInPerson, useTestServer } from '../../testing';
import { personProfile } from '../people/accounts/tables';
import { peopleCommand } from './people-command';
import { UsageError } from './run-command';

describe('npm run people', () => {
  const server = useTestServer();

  const profileOf = async (personId: string) => {
    const { db } = server.context.database;
    const [found] = await db
      .select()
      .from(personProfile)
      .where(eq(personProfile.personId, personId));
    return found;
  };

  test('grants and removes the role of administrator for a number in any spelling', async () => {
    const person = await signedInPerson(server);
    const lines: string[] = [];
    const run = (...words: string[]) =>
      peopleCommand(server.context, words, (line) => lines.push(line));

    await run('administrator', `+91 ${person.phoneNumber}`);
    expect((await profileOf(person.id))?.isAdministrator).toBe(true);
    await run('administrator', person.phoneNumber, '--remove');
    expect((await profileOf(person.id))?.isAdministrator).toBe(false);
    await run('community-for', person.phoneNumber);
    expect((await profileOf(person.id))?.isCommForUser).toBe(true);
    await run('reviewer', person.phoneNumber);
    expect((await profileOf(person.id))?.isReviewer).toBe(true);

    expect(lines).toEqual([
      `+91 ${person.phoneNumber} is now administrator.`,
      `${person.phoneNumber} is no longer administrator.`,
      `${person.phoneNumber} is now community-for.`,
      `${person.phoneNumber} is now reviewer.`,
    ]);
    const entries = await server.context.audit.about(person.id);
    expect(entries.map(({ action, actorId }) => ({ action, actorId }))).toEqual([
      { action: 'person.made_reviewer', actorId: null },
      { action: 'person.made_community_for', actorId: null },
      { action: 'person.no_longer_administrator', actorId: null },
      { action: 'person.made_administrator', actorId: null },
    ]);
  });

  test('deletes a person with all of their data', async () => {
    const person = await signedInPerson(server);
    const lines: string[] = [];
    await peopleCommand(server.context, ['delete', person.phoneNumber], (line) => lines.push(line));
    expect(lines[0]).toBe(`The account of ${person.phoneNumber} and all its records are deleted.`);
    expect(await profileOf(person.id)).toBeUndefined();
    const signIn = server.context.accounts.signIn(person.phoneNumber, person.pin, '192.0.2.1');
    await expect(signIn).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  test('reports an unknown number, and prints the usage for unknown arguments', async () => {
    await expect(peopleCommand(server.context, ['administrator', '9'])).rejects.toThrow(
      'Nobody is registered with the phone number 9.',
    );
    for (const words of [
      [],
      ['administrator'],
      ['king', '9000000001'],
      ['administrator', '1', '2'],
      ['delete', '9000000001', '--remove'],
    ]) {
      await expect(peopleCommand(server.context, words)).rejects.toThrow(UsageError);
    }
  });
});
