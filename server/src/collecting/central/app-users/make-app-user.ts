import { visibleName } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database';
import { accessibleForms } from '../../forms/form-access';
import { appUser } from '../../tables';
import type { AppUser } from '../calls/central-answers';
import type { CentralClient } from '../calls/central-client';
import { CENTRAL_CODES, isRefusal } from '../connection/central-error';
import { CENTRAL_LIMITS } from '../limits';
import { type AppUserClaim, endClaim } from './app-user-claim';
import { type CurrentAppUser, storeAppUser } from './current-app-user';

/** @returns null if the claim was lost; another process then finishes the work. */
export async function makeAppUser(
  work: AppUserWork,
  claim: AppUserClaim,
): Promise<CurrentAppUser | null> {
  const { db, client } = work;
  const { appUserId } = claim;
  const [person] = await db
    .select({ displayName: appUser.displayName })
    .from(appUser)
    .where(eq(appUser.id, appUserId));
  const name = displayNameOf(person?.displayName ?? '', claim.reference);
  const found = claim.resumed ? await foundByName(client, name) : null;
  const { id: centralId, token } = found ?? (await client.createAppUser(name));
  await assignForms(work, appUserId, centralId);
  return db.transaction(async (tx) => {
    if (!(await endClaim(tx, claim))) return null;
    await storeAppUser(tx, { centralId, appUserId, token, current: true });
    return { centralId, token };
  });
}

/**
 * Finds the app user of an earlier attempt whose answer was lost, and deletes further ones: no
 * phone has their credentials.
 */
async function foundByName(
  client: CentralClient,
  name: string,
): Promise<(AppUser & { token: string }) | null> {
  const made = (await client.appUsers())
    .filter((one): one is AppUser & { token: string } => one.displayName === name && !!one.token)
    .sort((one, other) => one.id - other.id);
  const [first, ...others] = made;
  for (const { id } of others) await client.deleteAppUser(id);
  return first ?? null;
}

/** The reference finds the app user after a lost answer. Names are cut to Central's limit. */
export function displayNameOf(name: string, reference: string): string {
  const mark = ` [${reference}]`;
  const room = CENTRAL_LIMITS.displayNameCharacters - mark.length;
  // Central counts code points, as the string iterator does, not UTF-16 units.
  return [...visibleName(name)].slice(0, room).join('') + mark;
}

export interface AppUserWork {
  db: Database;
  client: CentralClient;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * The next reading withdraws forms that are not assigned there. A form that is missing in Central
 * does not block the others.
 */
export async function assignForms(
  { db, client, log }: AppUserWork,
  appUserId: number,
  centralId: number,
): Promise<void> {
  for (const xmlFormId of await accessibleForms(db, appUserId)) {
    try {
      await client.assign(xmlFormId, centralId);
    } catch (error) {
      if (!isRefusal(error, CENTRAL_CODES.notFound)) throw error;
      log.warn({ xmlFormId }, 'this form is not in ODK Central: npm run central -- register-forms');
    }
  }
}
