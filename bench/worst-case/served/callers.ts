import type { ServerContext } from '../../../server/src/assembly/context';
import { ensureAppUser } from '../../../server/src/collecting/app-users/app-users';
import { grantAccess } from '../../../server/src/collecting/forms/form-access';
import { publishForm } from '../../../server/src/collecting/forms/publish-form';
import type { Audience } from '../../../server/src/people/accounts/audience';
import { createPerson } from '../../../server/src/people/accounts/people';
import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { testForm } from '../../../server/testing/odk-conformance/test-forms';

/** The form that phones of a run send records of. */
export const FORM_ID = 'tree_test';

/** Somebody who calls, with a session and a phone. */
export interface Caller {
  phoneNumber: string;
  pin: string;
  /** Tokens of sessions; more than one, since some calls end theirs. */
  sessions: string[];
  appUserId: number;
  appUserToken: string;
}

/** Everybody who calls in a run. */
export interface Callers {
  /** The caller of a route: one for all of an audience, or of its own. */
  of(route: string, audience: Audience): Caller;
}

/** Routes that end sessions or have limits for each person: others would find their caller gone. */
const WITH_OWN_CALLER =
  /administration|sign-out|end-others|close-account|replace-token|download$|profile-image|form-access$|submission$/;

const PIN = '493817';

/** Makes a caller for each route, and the form. */
export async function makeCallers(
  context: ServerContext,
  routes: readonly { name: string; audience: Audience }[],
  media: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Callers> {
  const { formId } = await publishForm(context, {
    xml: Buffer.from(testForm({ id: FORM_ID, media: ['leaf.png'] })),
    kind: 'open',
    media,
  });
  const keyOf = (name: string, audience: Audience) =>
    WITH_OWN_CALLER.test(name) ? name : audience;
  const made = new Map<string, Caller>();
  for (const { name, audience } of routes) {
    const key = keyOf(name, audience);
    if (!made.has(key)) made.set(key, await makeCaller(context, made.size, audience, formId));
  }
  return {
    of(route, audience) {
      const caller = made.get(keyOf(route, audience));
      if (!caller) throw new Error(`Nobody calls ${route} (${audience}).`);
      return caller;
    },
  };
}

/** Makes accounts that only sign in; more than one, as nobody signs in ten times a second. */
export const makeSigningIn = (context: ServerContext): Promise<Caller[]> =>
  Promise.all(
    Array.from({ length: 10 }, (_, number) => makeCaller(context, 500 + number, 'signed-in', null)),
  );

async function makeCaller(
  { authentication, database: { db } }: ServerContext,
  number: number,
  audience: Audience,
  formId: number | null,
): Promise<Caller> {
  const phoneNumber = String(9_300_000_000 + number);
  const personId = await createPerson(authentication, db, {
    phoneNumber,
    name: `Caller ${number}`,
    pin: PIN,
    isCommForUser: audience === 'community-for',
    isAdministrator: audience === 'administrator',
  });
  const { internalAdapter } = await authentication.$context;
  const sessions: string[] = [];
  while (sessions.length < LIMITS.sessionsOfPerson) {
    sessions.push((await internalAdapter.createSession(personId)).token);
  }
  const app = await ensureAppUser(db, { personId, displayName: 'Caller', location: '' });
  if (formId !== null) await grantAccess(db, app.id, formId);
  return { phoneNumber, pin: PIN, sessions, appUserId: app.id, appUserToken: app.token };
}
