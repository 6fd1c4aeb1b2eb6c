const HOUR = 3_600;

/** Period in which the owner can restore a closed account, in seconds. */
export const CLOSING_GRACE_SECONDS = 14 * 24 * HOUR;

/** Interval of the check for closed accounts to delete, in seconds. */
export const CLOSING_SWEEP_SECONDS = HOUR;
