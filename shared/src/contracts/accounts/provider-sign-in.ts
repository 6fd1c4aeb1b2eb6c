import * as z from 'zod/mini';
import { exactText } from '../fields/fields';

/** Random secret of one side, sent to the other side later as proof. */
const secret = exactText(128, z.regex(/^[\w-]{32,128}$/));

/** POST user/provider/start: starts a sign-in with the institute's identity provider. */
export const ProviderSignInRequest = z.object({
  /** Random; stored by the page, so that no other page can use the session. */
  pageKey: secret,
  /** Address of the page to which the person returns. */
  returnTo: z.url({ protocol: /^https?$/ }),
});
export type ProviderSignInRequest = z.infer<typeof ProviderSignInRequest>;

/** Address at which the person signs in. */
export const ProviderAddress = z.object({ address: z.url({ protocol: /^https?$/ }) });

/**
 * POST user/provider/finish: exchanges ticket and key for a session. The answer is that of a
 * sign-in with PIN.
 */
export const ProviderTicketRequest = z.object({
  /** Ticket from the URL fragment, valid once for a minute. */
  ticket: secret,
  pageKey: secret,
});
export type ProviderTicketRequest = z.infer<typeof ProviderTicketRequest>;

/** Reasons why a sign-in with the provider failed, passed to the page in the URL fragment. */
export const PROVIDER_TROUBLES = ['denied', 'expired', 'no-phone', 'provider'] as const;
export type ProviderTrouble = (typeof PROVIDER_TROUBLES)[number];
