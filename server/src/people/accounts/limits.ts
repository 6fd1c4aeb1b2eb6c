const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Session and role are checked again after a body that took longer than this, in milliseconds. */
export const ADMITTED_MS = 1_000;

/** Lifetime of a session without use, in seconds. */
export const SESSION_SECONDS = 30 * 24 * HOUR;

/** Maximum lifetime of a session that is used, in seconds. */
export const SESSION_LONGEST_SECONDS = 180 * 24 * HOUR;

/** Minimum interval between two prolongations of a session, in seconds. */
export const SESSION_REFRESH_SECONDS = 24 * HOUR;

/** Maximum number of sessions of one person; the least recently used one ends. */
export const SESSIONS_OF_PERSON = 50;

/** Maximum number of known devices of one person; the least recently used one is removed. */
export const DEVICES_OF_PERSON = 10;

/** Time after which an unused device is forgotten, in seconds. */
export const DEVICE_SECONDS = 400 * DAY;

/** Stored length of a device's user agent, in characters. */
export const USER_AGENT_CHARACTERS = 255;

/** Minimum interval between two updates of a session's last use, in seconds. */
export const SESSION_USE_SECONDS = 5 * MINUTE;

/** Lifetime of a one-time code, in seconds. */
export const CODE_SECONDS = 5 * MINUTE;

/** Number of digits of a one-time code. */
export const CODE_DIGITS = 6;

/** Wrong attempts after which a code is invalid. */
export const CODE_TRIES = 3;

/** Minimum and maximum number of digits of a PIN. */
export const PIN_DIGITS = { min: 6, max: 12 } as const;
