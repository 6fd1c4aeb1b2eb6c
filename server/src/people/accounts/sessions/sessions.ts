import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { retryDatabase } from '../../../platform/database/retry-database';
import type { Authentication } from '../authentication';
import { accountClosing } from '../closing/tables';
import { askIdentity } from '../identity-failure';
import { SESSION_LONGEST_SECONDS, SESSION_USE_SECONDS } from '../limits';
import type { Person } from '../person';
import { person, personProfile, personSession } from '../tables';

export type Sessions = ReturnType<typeof openSessions>;

/** @param odkUserIdOf app user in the collection server; null before one was created */
export function openSessions(
  authentication: Authentication,
  db: Database,
  odkUserIdOf: (personId: string) => Promise<string | null>,
) {
  return {
    /** @returns null if the header is missing or damaged, or the session ended */
    async personOf(authorization: string | undefined): Promise<Person | null> {
      const token = bearerToken(authorization);
      if (!token) return null;
      const headers = bearerHeaders(token);
      const found = await retryDatabase(() =>
        askIdentity(() => authentication.api.getSession({ headers })),
      );
      if (!found?.user.phoneNumber || isTooOld(found.session.createdAt)) return null;
      const { id, name, phoneNumber } = found.user;
      const [profile] = await db
        .select({
          isCommForUser: personProfile.isCommForUser,
          isAdministrator: personProfile.isAdministrator,
          isReviewer: personProfile.isReviewer,
          suspendedAt: personProfile.suspendedAt,
          closing: accountClosing.personId,
        })
        .from(person)
        .leftJoin(personProfile, eq(personProfile.personId, person.id))
        .leftJoin(accountClosing, eq(accountClosing.personId, person.id))
        .where(eq(person.id, id));
      if (profile?.closing || profile?.suspendedAt) return null;
      await noteUse(db, found.session);
      const odkUserId = await odkUserIdOf(id);
      const isCommForUser = profile?.isCommForUser ?? false;
      const isAdministrator = profile?.isAdministrator ?? false;
      const isReviewer = profile?.isReviewer ?? false;
      const roles = { isCommForUser, isAdministrator, isReviewer };
      return { id, name, phoneNumber, ...roles, odkUserId, token };
    },
    /** An unknown token is no error. */
    async end(token: string) {
      const headers = bearerHeaders(token);
      await retryDatabase(() => askIdentity(() => authentication.api.signOut({ headers })));
    },
  };
}

/** Writes at intervals only, for the owner's list. */
async function noteUse(
  db: Database,
  { id, updatedAt }: { id: string; updatedAt: Date },
): Promise<void> {
  const noted = new Date(Date.now() - SESSION_USE_SECONDS * 1000);
  if (updatedAt > noted) return;
  await db
    .update(personSession)
    .set({ updatedAt: new Date() })
    .where(and(eq(personSession.id, id), lt(personSession.updatedAt, noted)));
}
/** The library prolongs a session on use. */
const isTooOld = (createdAt: Date) =>
  Date.now() - createdAt.getTime() > SESSION_LONGEST_SECONDS * 1000;

const bearerHeaders = (token: string) => new Headers({ authorization: `Bearer ${token}` });

/** Tokens are letters and digits; any other text needs no query. */
function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9]{16,128})$/i.exec(authorization ?? '')?.[1] ?? null;
}
