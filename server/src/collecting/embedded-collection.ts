import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database';
import { ensureAppUser, replaceToken } from './app-users/app-users';
import type { CollectionServer } from './collection-server';
import { grantAccess } from './forms/form-access';
import { appUser, form } from './tables';

/** Phones send to `/v1`, so nothing is imported. */
export function embeddedCollection(db: Database): CollectionServer {
  return {
    kind: 'embedded',
    ensureAppUser: (who) => ensureAppUser(db, who),
    replaceToken: (personId) => replaceToken(db, personId),
    async tokenOf(appUserId) {
      const [found] = await db
        .select({ token: appUser.token })
        .from(appUser)
        .where(eq(appUser.id, appUserId));
      return found?.token ?? null;
    },
    grantAccess: (appUserId, form) => grantAccess(db, appUserId, form.id),
    async formStates() {
      const rows = await db.select({ id: form.id, state: form.state }).from(form);
      return new Map(rows.map(({ id, state }) => [id, state]));
    },
    catchUp: async () => undefined,
    fault: async () => null,
    start: () => undefined,
    stop: async () => undefined,
  };
}
