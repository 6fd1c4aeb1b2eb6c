import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT_ID } from '@aranya/shared/contracts';
import type { Database } from '../../../platform/database/database';
import { ofPerson } from '../../app-users/app-users';
import type { NewAppUser } from '../../collection-server';
import { appUser, project } from '../../tables';
import { CentralUnavailable } from '../connection/central-error';
import { CENTRAL_LIMITS } from '../limits';
import { endClaim, leaveClaim, takeClaim } from './app-user-claim';
import { type CurrentAppUser, currentAppUser } from './current-app-user';
import { type AppUserWork, makeAppUser } from './make-app-user';

const LOOK_MS = 100;

export async function ensureOwnAppUser(
  db: Database,
  { personId, displayName, location }: NewAppUser,
): Promise<number> {
  await db.insert(project).values({ id: PROJECT_ID, name: 'Aranya' }).onConflictDoNothing();
  await db
    .insert(appUser)
    .values({ projectId: PROJECT_ID, personId, displayName, location })
    .onConflictDoNothing();
  const id = await ownAppUserOf(db, personId);
  if (id === null) throw new Error('The app user could not be made.');
  return id;
}

export async function ownAppUserOf(db: Database, personId: string): Promise<number | null> {
  const [found] = await db.select({ id: appUser.id }).from(appUser).where(ofPerson(personId));
  return found?.id ?? null;
}

/**
 * Central accepts duplicate names, so a claim in the database lets one process ask at a time; calls
 * within this process share one attempt.
 */
export function centralAppUsers(work: AppUserWork) {
  const running = new Map<number, Promise<CurrentAppUser>>();

  async function ensure(appUserId: number): Promise<CurrentAppUser> {
    const deadline = performance.now() + CENTRAL_LIMITS.claimWaitMs;
    while (performance.now() < deadline) {
      const current = await currentAppUser(work.db, appUserId);
      if (current) return current;
      const claim = await takeClaim(work.db, appUserId);
      if (claim) {
        try {
          // The previous holder of the claim may have stored it between the two checks.
          const stored = await currentAppUser(work.db, appUserId);
          if (stored) await endClaim(work.db, claim);
          const made = stored ?? (await makeAppUser(work, claim));
          if (made) return made;
        } finally {
          await leaveClaim(work.db, claim);
        }
      }
      await pause(LOOK_MS);
    }
    throw new CentralUnavailable('create an app user', 'another process still tries', true);
  }

  return (appUserId: number): Promise<CurrentAppUser> => {
    const begun = running.get(appUserId) ?? ensure(appUserId);
    if (!running.has(appUserId)) {
      running.set(appUserId, begun);
      const end = () => running.delete(appUserId);
      begun.then(end, end);
    }
    return begun;
  };
}
