import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Person } from '../../people/accounts/person';
import { personSession } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { DOWNLOAD_SECONDS } from './limits';
import { downloadTicket } from './tables';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/**
 * Creates a ticket for one download. It ends with the session that created it.
 * @throws Problem `not_signed_in` if that session has ended.
 */
export async function issueTicket(
  db: Database,
  { id, token }: Pick<Person, 'id' | 'token'>,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await db.delete(downloadTicket).where(lt(downloadTicket.expiresAt, new Date()));
  const [session] = await db
    .select({ id: personSession.id })
    .from(personSession)
    .where(and(eq(personSession.token, token), eq(personSession.userId, id)));
  if (!session) throw new Problem('not_signed_in');
  await db.insert(downloadTicket).values({
    ticketHash: hashOf(ticket),
    personId: id,
    sessionId: session.id,
    expiresAt: new Date(Date.now() + DOWNLOAD_SECONDS * 1000),
  });
  return ticket;
}

/**
 * Returns the owner of a ticket; null if it is unknown, used or expired, or its session has ended.
 */
export async function ownerOfTicket(db: Database, ticket: string): Promise<string | null> {
  const [found] = await db
    .select({ personId: downloadTicket.personId })
    .from(downloadTicket)
    .innerJoin(personSession, eq(personSession.id, downloadTicket.sessionId))
    .where(
      and(
        eq(downloadTicket.ticketHash, hashOf(ticket)),
        gt(downloadTicket.expiresAt, new Date()),
        gt(personSession.expiresAt, new Date()),
      ),
    );
  return found?.personId ?? null;
}

/** Does the same as {@link ownerOfTicket}, and invalidates the ticket. */
export async function useTicket(db: Database, ticket: string): Promise<string | null> {
  const personId = await ownerOfTicket(db, ticket);
  const used = await db
    .delete(downloadTicket)
    .where(eq(downloadTicket.ticketHash, hashOf(ticket)))
    .returning({ personId: downloadTicket.personId });
  return used.length > 0 ? personId : null;
}
