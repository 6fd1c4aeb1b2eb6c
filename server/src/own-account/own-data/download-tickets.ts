import { createHash, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import { downloadTicket } from './tables';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** Makes a ticket for one download. */
export async function issueTicket(db: Database, personId: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await db.delete(downloadTicket).where(lt(downloadTicket.expiresAt, new Date()));
  await db.insert(downloadTicket).values({
    ticketHash: hashOf(ticket),
    personId,
    expiresAt: new Date(Date.now() + LIMITS.downloadSeconds * 1000),
  });
  return ticket;
}

/** Uses a ticket up. @returns Whose data it is for; null where it is unknown, used or too old. */
export async function useTicket(db: Database, ticket: string): Promise<string | null> {
  const [used] = await db
    .delete(downloadTicket)
    .where(eq(downloadTicket.ticketHash, hashOf(ticket)))
    .returning({ personId: downloadTicket.personId, expiresAt: downloadTicket.expiresAt });
  return used && used.expiresAt > new Date() ? used.personId : null;
}
