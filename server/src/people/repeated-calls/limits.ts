const DAY = 24 * 3_600;

/** How long a call is known that was sent with an id, in seconds: a device may lie in a drawer. */
export const DONE_CALL_SECONDS = 400 * DAY;
