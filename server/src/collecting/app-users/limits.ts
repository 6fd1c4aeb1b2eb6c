/** How often the last call of a phone is written down at most, and of how many phones that is remembered. */
export const PHONE_SEEN = { everyMs: 60_000, phones: 10_000 } as const;
