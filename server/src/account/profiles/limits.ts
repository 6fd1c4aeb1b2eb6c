const DAY = 24 * 3_600;

/** Period after a new PIN in which the owner is offered a new QR code, in seconds. */
export const NEW_KEY_OFFERED_SECONDS = 30 * DAY;

/** Largest body of the call that carries a photo as base64, in bytes. */
export const PHOTO_BODY_BYTES = 12_000_000;
