const MINUTE = 60;

/** Signing in with the identity provider, in seconds. */
export const PROVIDER_SIGN_IN_LIMITS = {
  /** How long a person may take at the provider. */
  awaySeconds: 10 * MINUTE,
  /** How soon the page must take up the session. */
  ticketSeconds: MINUTE,
  /** Longest wait for the provider's answer. */
  requestSeconds: 10,
} as const;
