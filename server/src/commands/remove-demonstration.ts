import { and, count, eq, inArray } from 'drizzle-orm';
import { closeAtOnce } from '../account/account-closing/close-due-accounts';
import { removeObsoleteFiles } from '../account/account-closing/remove-obsolete-files';
import type { ServerContext } from '../assembly/context';
import { submission } from '../collecting/tables';
import { demonstrationAccounts } from '../demonstration/demonstration-accounts';
import { forgetDemonstration, registeredSince } from '../demonstration/made-up-people';
import { removeDemonstrationData } from '../demonstration/remove-demonstration-data';
import {
  delegatedRoles,
  type GivenRole,
  givenRoles,
  unexplainedAdministrators,
} from '../people/accounts/roles/delegated-roles';
import { changeRole, type PersonRole, ROLE_COLUMNS } from '../people/accounts/roles/person-roles';
import { person, personProfile } from '../people/accounts/tables';
import { auditEntry } from '../people/audit/tables';
import type { Database } from '../platform/database/database';

/** Maximum number of phone numbers in one line of the output. */
const NAMED = 100;

type Say = (line: string) => void;

/**
 * Turns a demonstration database into one for production: removes the demonstration accounts with
 * their records, field sites and public form PINs, and every role that these accounts granted,
 * directly or not. Can be repeated after an interruption.
 */
export async function removeDemonstration(context: ServerContext, say: Say): Promise<void> {
  const { db } = context.database;
  const accounts = await demonstrationAccounts(db);
  const made = accounts.filter(({ isMadeUp }) => isMadeUp).map(({ id }) => id);
  const given = await givenRoles(db);
  const roles = delegatedRoles(given, made);
  const tainted = [...new Set([...made, ...roles.map(({ personId }) => personId)])];
  const deeds = await deedsOf(db, tainted);
  const others = (await registeredSince(db)).filter(({ id }) => !made.includes(id));

  for (const { personId, role } of roles) await takeBack(context, personId, role, say);
  const removed = await removeDemonstrationData(db, await formsWithPinOf(db, tainted));
  const before = await db.$count(submission);
  for (const id of made) await closeAtOnce(context, id, 'delete');
  await removeObsoleteFiles(context);
  // Removed last: an interrupted command can continue with the same people.
  await forgetDemonstration(db);
  const records = before - (await db.$count(submission));

  say(
    `Removed: ${made.length} people with ${records} records, ${removed.fieldSites} field sites, ` +
      `${removed.messages} messages of the outbox page.`,
  );
  if (removed.formPins.length > 0) {
    say(`These forms have no PIN now; give them another: ${removed.formPins.join(', ')}.`);
  }
  for (const { phoneNumber } of accounts.filter(({ isMadeUp }) => !isMadeUp)) {
    say(`${phoneNumber} has a name and a PIN of its own and was left alone.`);
  }
  if (others.length > 0) {
    const numbers = others.slice(0, NAMED).map(({ phoneNumber }) => phoneNumber);
    say(
      `${others.length} people registered while the codes of text messages were public, so anybody may ` +
        `have registered their numbers: ${numbers.join(', ')}${others.length > NAMED ? ' …' : ''}. ` +
        'Remove whom you do not know: npm run people -- delete <phone number>.',
    );
  }
  const unexplained = await unexplainedIn(db, given);
  if (unexplained.length > 0) {
    say(
      `The log does not tell who made these administrators; take the role from whom you do not know: ` +
        `${unexplained.join(', ')}.`,
    );
  }
  if (deeds.length > 0) {
    say(`Look at what else these accounts did as administrators: ${deeds.join(', ')}.`);
  }
}

async function takeBack(
  { audit, database: { db } }: Pick<ServerContext, 'audit' | 'database'>,
  personId: string,
  role: PersonRole,
  say: Say,
): Promise<void> {
  const [holder] = await db
    .select({ phoneNumber: person.phoneNumber })
    .from(person)
    .innerJoin(personProfile, eq(personProfile.personId, person.id))
    .where(and(eq(person.id, personId), eq(personProfile[ROLE_COLUMNS[role]], true)));
  if (!holder) return;
  await changeRole(db, audit, { personId, role, given: false, actorId: null });
  say(`${holder.phoneNumber} is no longer ${role}: the role came from a demonstration account.`);
}

/** Phone numbers of the remaining administrators whose role has no known origin. */
async function unexplainedIn(db: Database, given: readonly GivenRole[]) {
  const holders = await db
    .select({ id: person.id, phoneNumber: person.phoneNumber })
    .from(person)
    .innerJoin(personProfile, eq(personProfile.personId, person.id))
    .where(eq(personProfile.isAdministrator, true));
  const ids = holders.map(({ id }) => id);
  const found = new Set(unexplainedAdministrators(given, ids));
  return holders.filter(({ id }) => found.has(id)).map(({ id, phoneNumber }) => phoneNumber ?? id);
}

/** Forms whose PIN one of these people set. */
async function formsWithPinOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const set = await db
    .select({ details: auditEntry.details })
    .from(auditEntry)
    .where(and(inArray(auditEntry.actorId, [...ids]), eq(auditEntry.action, 'form.pin_set')));
  return set.flatMap(({ details: { formId } }) => (typeof formId === 'number' ? [formId] : []));
}

/**
 * Actions of removed accounts that are reported but not reverted, such as imports and granted
 * access.
 */
const LOOKED_AT = [
  'data.imported',
  'form_access.granted',
  'form_request.granted',
  'form.state_changed',
];

async function deedsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ action: auditEntry.action, times: count() })
    .from(auditEntry)
    .where(and(inArray(auditEntry.actorId, [...ids]), inArray(auditEntry.action, LOOKED_AT)))
    .groupBy(auditEntry.action)
    .orderBy(auditEntry.action);
  return rows.map(({ action, times }) => `${action} (${times})`);
}
