import { ensureAppUser, revokeToken } from '../../src/collecting/app-users/app-users';
import { grantAccess } from '../../src/collecting/forms/form-access';
import { publishForm } from '../../src/collecting/forms/publish-form';
import type { NewPerson } from '../../src/people/accounts/people';
import { signedInPerson, type TestPerson, type TestServer } from '..';
import { testForm } from '../odk-conformance/test-forms';

/** A kind of caller, with sessions that calls may end by signing out. */
interface KnownCaller {
  person: TestPerson;
  /** Whether the caller may read phone numbers; administrators may. */
  seesNumbers: boolean;
  tokens: string[];
}

/** Values that exist on the server: a call needs them to pass the first check. */
export interface Known {
  callers: KnownCaller[];
  /** Tokens that were valid earlier. */
  endedTokens: string[];
  /** Valid credentials of phones, and a revoked one. */
  appUserTokens: string[];
  revokedAppUserToken: string;
  appUserIds: string[];
  formId: string;
  /** Instance ids of stored records. */
  instanceIds: string[];
  allowedOrigin: string;
}

const FORM_ID = 'tree_test';

/** Sessions of one person; a batch has a few hundred calls, and some of them sign out. */
const SESSIONS = 8;

/**
 * Fills a server with a form and phones.
 *
 * @returns A function that creates people with new sessions and returns the server's known values.
 */
export async function openKnownValues(server: TestServer): Promise<() => Promise<Known>> {
  const { db } = server.context.database;
  const { formId } = await publishForm(server.context, {
    xml: Buffer.from(testForm({ id: FORM_ID, media: ['leaf.png'] })),
    kind: 'open',
  });
  const instanceIds = Array.from({ length: 5 }, (_, index) => `uuid:of-the-run-${index}`);

  const phoneOf = async (person: TestPerson) => {
    const made = await ensureAppUser(db, {
      personId: person.id,
      displayName: person.name,
      location: '',
    });
    await grantAccess(db, made.id, formId);
    return made;
  };
  const lost = await phoneOf(await signedInPerson(server));
  await revokeToken(db, lost.id);

  return async () => {
    const callers = await Promise.all([
      callerOf(server, {}),
      callerOf(server, {}),
      callerOf(server, { isCommForUser: true }),
      callerOf(server, { isAdministrator: true }),
      callerOf(server, { isReviewer: true }),
    ]);
    const phones = await Promise.all(callers.slice(0, 2).map(({ person }) => phoneOf(person)));
    const [previous] = callers;
    const endedTokens = previous ? [previous.tokens.pop() ?? ''] : [];
    for (const token of endedTokens) await server.context.sessions.end(token);
    return {
      callers,
      endedTokens,
      appUserTokens: phones.map(({ token }) => token),
      revokedAppUserToken: lost.token,
      appUserIds: phones.map(({ id }) => String(id)),
      formId: FORM_ID,
      instanceIds,
      allowedOrigin: server.settings.allowedOrigins[0] ?? '',
    };
  };
}

async function callerOf(
  server: TestServer,
  wishes: Pick<NewPerson, 'isCommForUser' | 'isAdministrator' | 'isReviewer'>,
): Promise<KnownCaller> {
  const person = await signedInPerson(server, wishes);
  const { internalAdapter } = await server.context.authentication.$context;
  const tokens = [person.token];
  while (tokens.length < SESSIONS) {
    tokens.push((await internalAdapter.createSession(person.id)).token);
  }
  return { person, seesNumbers: wishes.isAdministrator === true, tokens };
}
