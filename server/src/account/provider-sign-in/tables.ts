import { pgTable, text } from 'drizzle-orm/pg-core';
import { personColumn } from '../../people/accounts/tables';
import { moment } from '../../platform/database/columns';

/** A pending sign-in at the provider; our secrets are stored as hashes. */
export const providerRequest = pgTable('provider_request', {
  stateHash: text('state_hash').primaryKey(),
  nonce: text('nonce').notNull(),
  /** PKCE verifier: proves that the client that exchanges the code also requested it. */
  codeVerifier: text('code_verifier').notNull(),
  pageKeyHash: text('page_key_hash').notNull(),
  returnTo: text('return_to').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A confirmed sign-in that the page has not exchanged for a session yet. */
export const providerTicket = pgTable('provider_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  pageKeyHash: text('page_key_hash').notNull(),
  personId: personColumn().notNull(),
  expiresAt: moment('expires_at').notNull(),
});
