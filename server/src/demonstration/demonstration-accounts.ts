import { asc, eq, inArray, or } from 'drizzle-orm';
import { person, personCredential } from '../people/accounts/tables';
import type { Database } from '../platform/database/database';
import { verifyPin } from '../platform/pins/pin-hash';
import { notedAsMadeUp } from './made-up-people';
import { DEMONSTRATION_PEOPLE, DEMONSTRATION_PIN } from './people';

/** Account of a demonstration person, or of a real person with the same phone number. */
export interface DemonstrationAccount {
  id: string;
  phoneNumber: string;
  /** Whether the public PIN signs in. */
  isPublic: boolean;
  /** True even if PIN, name or number changed; false for a real person with the same number. */
  isMadeUp: boolean;
}

export async function demonstrationAccounts(db: Database): Promise<DemonstrationAccount[]> {
  const numbers = DEMONSTRATION_PEOPLE.map(({ phoneNumber }) => phoneNumber);
  const noted = await notedAsMadeUp(db);
  const found = await db
    .select({
      id: person.id,
      name: person.name,
      phoneNumber: person.phoneNumber,
      hash: personCredential.password,
    })
    .from(person)
    .leftJoin(personCredential, eq(personCredential.userId, person.id))
    .where(or(inArray(person.phoneNumber, numbers), inArray(person.id, noted)))
    .orderBy(asc(person.phoneNumber));
  const accounts = new Map<string, DemonstrationAccount>();
  for (const { id, name, phoneNumber, hash } of found) {
    const isPublic = hash !== null && (await verifyPin({ hash, pin: DEMONSTRATION_PIN }));
    const isMadeUp = isPublic || noted.includes(id) || name.endsWith('(Demonstration)');
    // An account may have several credentials; it is public if one has the public PIN.
    const known = accounts.get(id);
    accounts.set(id, {
      id,
      phoneNumber: phoneNumber ?? '',
      isPublic: isPublic || known?.isPublic === true,
      isMadeUp: isMadeUp || known?.isMadeUp === true,
    });
  }
  return [...accounts.values()];
}

/**
 * One is an administrator, and visitors of a demonstration could change their PINs.
 * @throws Error that names the command which removes them
 */
export async function refusePublicAccounts(db: Database): Promise<void> {
  const left = (await demonstrationAccounts(db)).filter(({ isMadeUp }) => isMadeUp);
  if (left.length === 0) return;
  const numbers = left.map(({ phoneNumber }) => phoneNumber).join(', ');
  throw new Error(
    `Demonstration accounts are left (${numbers}): their PIN is public, or whoever saw the outbox page ` +
      'gave them another. Remove them with what they made: npm run people -- remove-demonstration (in ' +
      'the image: node server/dist/commands/people.js remove-demonstration), or begin with an empty ' +
      'database.',
  );
}
