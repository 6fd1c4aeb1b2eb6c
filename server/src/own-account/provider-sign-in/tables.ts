import { pgTable, text } from 'drizzle-orm/pg-core';
import { person } from '../../people/accounts/tables';
import { moment } from '../../platform/database/columns';

/** A sign-in that has gone to the provider and not come back. Secrets of ours are kept as hashes. */
export const providerRequest = pgTable('provider_request', {
  /** Hash of the `state` that the provider gives back. */
  stateHash: text('state_hash').primaryKey(),
  nonce: text('nonce').notNull(),
  /** Proof that the provider's code is exchanged by the same client that asked for it (PKCE). */
  codeVerifier: text('code_verifier').notNull(),
  /** Hash of what only the page knows from which the person left. */
  pageKeyHash: text('page_key_hash').notNull(),
  /** The page that the person comes back to. */
  returnTo: text('return_to').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A sign-in that the provider has confirmed and the page not taken up. */
export const providerTicket = pgTable('provider_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  pageKeyHash: text('page_key_hash').notNull(),
  personId: text('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});
