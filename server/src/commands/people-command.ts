import { findPersonByPhone } from '../accounts/people';
import { changeRole, type PersonRole } from '../accounts/person-roles';
import { normalisePhoneNumber } from '../accounts/phone-number';
import type { ServerContext } from '../context';
import { UsageError } from './run-command';

const USAGE = `Usage:
  npm run people -- administrator <phone number>             may use the administrator's page
  npm run people -- administrator <phone number> --remove
  npm run people -- community-for <phone number>             sees the field sites
  npm run people -- community-for <phone number> --remove`;

const ROLES: readonly PersonRole[] = ['administrator', 'community-for'];

/**
 * `npm run people`: gives and takes roles.
 *
 * @throws UsageError for words that it does not know; Error when nobody has the phone number.
 */
export async function peopleCommand(
  { audit, database: { db } }: ServerContext,
  words: string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  const given = !words.includes('--remove');
  const [word, phoneNumber, ...rest] = words.filter((each) => each !== '--remove');
  const role = ROLES.find((each) => each === word);
  if (!role || !phoneNumber || rest.length > 0) throw new UsageError(USAGE);
  const personId = await findPersonByPhone(db, normalisePhoneNumber(phoneNumber));
  if (!personId) throw new Error(`Nobody is registered with the phone number ${phoneNumber}.`);
  await changeRole(db, audit, { personId, role, given, actorId: null });
  say(`${phoneNumber} is ${given ? 'now' : 'no longer'} ${role}.`);
}
