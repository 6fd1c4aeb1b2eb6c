import { closeAtOnce } from '../account/account-closing/close-due-accounts';
import { removeObsoleteFiles } from '../account/account-closing/remove-obsolete-files';
import type { ServerContext } from '../assembly/context';
import { findPersonByPhone, keptPhoneNumber } from '../people/accounts/people';
import { changeRole, type PersonRole } from '../people/accounts/person-roles';
import { removeDemonstration } from './remove-demonstration';
import { UsageError } from './run-command';

export const USAGE = `Usage:
  npm run people -- administrator <phone number>             may use the administrator's page
  npm run people -- administrator <phone number> --remove
  npm run people -- community-for <phone number>             sees the field sites
  npm run people -- community-for <phone number> --remove
  npm run people -- reviewer <phone number>                  reviews records
  npm run people -- reviewer <phone number> --remove
  npm run people -- delete <phone number>                    deletes account, records and files now
  npm run people -- remove-demonstration                     made-up people with all that they made

It works on the database of the server's settings (ARANYA_CONFIG, docs/operations.md).`;

const ROLES: readonly PersonRole[] = ['administrator', 'community-for', 'reviewer'];

/**
 * Deletes the data of a child who registered without a parent's consent, for example.
 * @throws UsageError for unknown words; Error if no account has the phone number
 */
export async function peopleCommand(
  context: ServerContext,
  words: string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  if (words.join(' ') === 'remove-demonstration') return removeDemonstration(context, say);
  const { audit, database } = context;
  const { db } = database;
  const given = !words.includes('--remove');
  const [word, phoneNumber, ...rest] = words.filter((each) => each !== '--remove');
  const role = ROLES.find((each) => each === word);
  const deletes = word === 'delete' && given;
  if (!(role || deletes) || !phoneNumber || rest.length > 0) throw new UsageError(USAGE);
  const personId = await findPersonByPhone(db, await keptPhoneNumber(db, phoneNumber));
  if (!personId) throw new Error(`Nobody is registered with the phone number ${phoneNumber}.`);
  if (!role) {
    await closeAtOnce(context, personId, 'delete');
    await removeObsoleteFiles(context);
    say(`The account of ${phoneNumber} and all its records are deleted.`);
    say('Photos that arrived within the last hour are removed by the running server, within two.');
    return;
  }
  await changeRole(db, audit, { personId, role, given, actorId: null });
  say(`${phoneNumber} is ${given ? 'now' : 'no longer'} ${role}.`);
}
