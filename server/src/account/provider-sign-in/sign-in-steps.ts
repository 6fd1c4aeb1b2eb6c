import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { PROVIDER_SIGN_IN_LIMITS } from './limits';
import type { ProviderProof } from './provider';
import { providerRequest, providerTicket } from './tables';

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const inSeconds = (seconds: number) => sql`now() + ${seconds}::integer * interval '1 second'`;

/** Each step is valid once and for a short time. */
export function openSignInSteps(db: Database) {
  const { awaySeconds, ticketSeconds } = PROVIDER_SIGN_IN_LIMITS;
  return {
    async leave({ state, nonce, codeVerifier }: ProviderProof, pageKey: string, returnTo: string) {
      await db.delete(providerRequest).where(lte(providerRequest.expiresAt, sql`now()`));
      await db.delete(providerTicket).where(lte(providerTicket.expiresAt, sql`now()`));
      await db.insert(providerRequest).values({
        stateHash: hash(state),
        nonce,
        codeVerifier,
        pageKeyHash: hash(pageKey),
        returnTo,
        expiresAt: inSeconds(awaySeconds),
      });
    },
    /** @returns null if the state is unknown, used or expired. */
    async comeBack(state: string) {
      const [request] = await db
        .delete(providerRequest)
        .where(
          and(
            eq(providerRequest.stateHash, hash(state)),
            gt(providerRequest.expiresAt, sql`now()`),
          ),
        )
        .returning();
      if (!request) return null;
      const { nonce, codeVerifier, pageKeyHash, returnTo } = request;
      return { pageKeyHash, returnTo, proof: { state, nonce, codeVerifier } };
    },
    /** @param pageKeyHash Hash of a secret that only the page with the sign-in has. */
    async giveTicket(pageKeyHash: string, personId: string) {
      const ticket = randomBytes(32).toString('base64url');
      const expiresAt = inSeconds(ticketSeconds);
      await db
        .insert(providerTicket)
        .values({ ticketHash: hash(ticket), pageKeyHash, personId, expiresAt });
      return ticket;
    },
    /** @returns null if the ticket is unknown, used, expired or of another page. */
    async takeTicket(ticket: string, pageKey: string) {
      const [taken] = await db
        .delete(providerTicket)
        .where(
          and(
            eq(providerTicket.ticketHash, hash(ticket)),
            gt(providerTicket.expiresAt, sql`now()`),
          ),
        )
        .returning();
      return taken?.pageKeyHash === hash(pageKey) ? taken.personId : null;
    },
  };
}
