const MINUTE = 60;

/** Limits of signing in with the identity provider, in seconds. */
export const PROVIDER_SIGN_IN_LIMITS = {
  /** Maximum time of a person at the provider's pages. */
  awaySeconds: 10 * MINUTE,
  /** Lifetime of the ticket that the page exchanges for a session. */
  ticketSeconds: MINUTE,
  /** Timeout of the provider's answer. */
  requestSeconds: 10,
} as const;
