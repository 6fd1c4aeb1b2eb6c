/** Shortest time between two codes to one phone, as the page counts it down, in seconds. */
export const CODE_RESEND_SECONDS = 30;

/** Maximum number of messages shown on the outbox page. */
export const OUTBOX_MESSAGES = 50;
