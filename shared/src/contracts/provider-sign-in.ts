import * as z from 'zod/mini';
import { exactText } from './fields';

/** Random text that only one side knows at first. */
const secret = exactText(128, z.regex(/^[\w-]{32,128}$/));

/** POST user/provider/start (ours): sign in with the institute's identity provider. */
export const ProviderSignInRequest = z.object({
  /** Random; kept by the page, so that no other page can take up the session. */
  pageKey: secret,
  /** Address of the page that the person comes back to. */
  returnTo: z.url({ protocol: /^https?$/ }),
});
export type ProviderSignInRequest = z.infer<typeof ProviderSignInRequest>;

/** Where the person signs in. */
export const ProviderAddress = z.object({ address: z.url({ protocol: /^https?$/ }) });

/**
 * POST user/provider/finish (ours): ticket and key give the session. The answer is that of signing in
 * with a PIN.
 */
export const ProviderTicketRequest = z.object({
  /** From behind the `#` of the page's address. Good once, for a minute. */
  ticket: secret,
  pageKey: secret,
});
export type ProviderTicketRequest = z.infer<typeof ProviderTicketRequest>;

/** Why a sign-in with the provider did not work, as the page is told behind the `#`. */
export const PROVIDER_TROUBLES = ['denied', 'expired', 'no-phone', 'provider'] as const;
export type ProviderTrouble = (typeof PROVIDER_TROUBLES)[number];
