/** Minimum time between two recorded calls of one phone, and the number of phones for which it is cached. */
export const PHONE_SEEN = { everyMs: 60_000, phones: 10_000 } as const;
