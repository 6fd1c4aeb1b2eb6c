import { eq, inArray } from 'drizzle-orm';
import { person, personCredential } from '../people/accounts/tables';
import type { Database } from '../platform/database/database';
import { verifyPin } from '../platform/pins/pin-hash';
import { DEMONSTRATION_PEOPLE, DEMONSTRATION_PIN } from './people';

/** Somebody with a phone number of the demonstration data. */
export interface DemonstrationAccount {
  id: string;
  phoneNumber: string;
  /** Whether the public PIN signs in. */
  isPublic: boolean;
  /** Whether it is a person of the demonstration data, not somebody who has the same number. */
  isMadeUp: boolean;
}

/** Those of the demonstration data's phone numbers who are in the database. */
export async function demonstrationAccounts(db: Database): Promise<DemonstrationAccount[]> {
  const numbers = DEMONSTRATION_PEOPLE.map(({ phoneNumber }) => phoneNumber);
  const found = await db
    .select({
      id: person.id,
      name: person.name,
      phoneNumber: person.phoneNumber,
      hash: personCredential.password,
    })
    .from(person)
    .leftJoin(personCredential, eq(personCredential.userId, person.id))
    .where(inArray(person.phoneNumber, numbers))
    .orderBy(person.phoneNumber);
  const accounts: DemonstrationAccount[] = [];
  for (const { id, name, phoneNumber, hash } of found) {
    const isPublic = hash !== null && (await verifyPin({ hash, pin: DEMONSTRATION_PIN }));
    const isMadeUp = isPublic || name.endsWith('(Demonstration)');
    const known = accounts.find((account) => account.id === id);
    // Somebody may have several credentials; one with the public PIN is enough.
    if (known) known.isPublic ||= isPublic;
    else accounts.push({ id, phoneNumber: phoneNumber ?? '', isPublic, isMadeUp });
  }
  return accounts;
}

/**
 * Refuses to serve people while accounts with the public PIN can sign in, one of them as an
 * administrator: the database was once a demonstration.
 *
 * @throws Error that names the command which removes them.
 */
export async function refusePublicAccounts(db: Database): Promise<void> {
  const open = (await demonstrationAccounts(db)).filter(({ isPublic }) => isPublic);
  if (open.length === 0) return;
  const numbers = open.map(({ phoneNumber }) => phoneNumber).join(', ');
  throw new Error(
    `Demonstration accounts can still sign in (${numbers}), and their PIN is public. Remove them with ` +
      'what they made: npm run people -- remove-demonstration (in the image: node ' +
      'server/dist/commands/people.js remove-demonstration), or begin with an empty database.',
  );
}
