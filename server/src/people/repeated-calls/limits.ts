const DAY = 24 * 3_600;

/**
 * Period in which a repeated call is recognised by its id, in seconds. A device may be offline for
 * months.
 */
export const DONE_CALL_SECONDS = 400 * DAY;
