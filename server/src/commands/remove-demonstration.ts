import { and, eq, inArray } from 'drizzle-orm';
import { closeAtOnce } from '../account/account-closing/close-due-accounts';
import { removeObsoleteFiles } from '../account/account-closing/remove-obsolete-files';
import type { ServerContext } from '../assembly/context';
import { submission } from '../collecting/tables';
import { demonstrationAccounts } from '../demonstration/demonstration-accounts';
import { forgetDemonstration } from '../demonstration/made-up-people';
import { removeDemonstrationData } from '../demonstration/remove-demonstration-data';
import {
  changeRole,
  holdersNotFromOperator,
  type PersonRole,
} from '../people/accounts/person-roles';
import { auditEntry } from '../people/audit/tables';
import type { Database } from '../platform/database/database';

const ROLES: readonly PersonRole[] = ['administrator', 'community-for', 'reviewer'];

type Say = (line: string) => void;

/**
 * Turns a demonstration database into one for production: removes the demonstration accounts with
 * their records, field sites and public form PINs, and every role that the operator did not grant.
 * Can be repeated after an interruption.
 */
export async function removeDemonstration(context: ServerContext, say: Say): Promise<void> {
  const { db } = context.database;
  const accounts = await demonstrationAccounts(db);
  const made = accounts.filter(({ isMadeUp }) => isMadeUp).map(({ id }) => id);

  if (made.length > 0) await takeRolesBack(context, made, say);
  const removed = await removeDemonstrationData(db, await formsWithPinOf(db, made));
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
}

/**
 * Takes back the roles that a demonstration administrator may have granted, directly or through
 * others: all that the operator's command did not grant.
 */
async function takeRolesBack(
  { audit, database: { db } }: Pick<ServerContext, 'audit' | 'database'>,
  made: readonly string[],
  say: Say,
) {
  for (const role of ROLES) {
    for (const { personId, phoneNumber } of await holdersNotFromOperator(db, role)) {
      if (made.includes(personId)) continue;
      await changeRole(db, audit, { personId, role, given: false, actorId: null });
      say(
        `${phoneNumber} is no longer ${role}. Appoint again: npm run people -- ${role} ${phoneNumber}`,
      );
    }
  }
}

/** Forms whose PIN one of these people set. */
async function formsWithPinOf(db: Database, ids: readonly string[]) {
  const set = await db
    .select({ details: auditEntry.details })
    .from(auditEntry)
    .where(and(inArray(auditEntry.actorId, [...ids]), eq(auditEntry.action, 'form.pin_set')));
  return set.flatMap(({ details: { formId } }) => (typeof formId === 'number' ? [formId] : []));
}
