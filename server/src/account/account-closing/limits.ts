const HOUR = 3_600;

/** How long the owner of a closed account may still keep it, in seconds. */
export const CLOSING_GRACE_SECONDS = 14 * 24 * HOUR;

/** How often accounts are looked for whose time is over, in seconds. */
export const CLOSING_SWEEP_SECONDS = HOUR;
