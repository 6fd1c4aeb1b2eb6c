const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A request whose body took longer than this is checked for its session and role again, in milliseconds. */
export const ADMITTED_MS = 1_000;

/** How long a session lasts without use, in seconds. */
export const SESSION_SECONDS = 30 * 24 * HOUR;

/** How long a session lasts however much it is used, in seconds. */
export const SESSION_LONGEST_SECONDS = 180 * 24 * HOUR;

/** A session that is used is prolonged at most this often, in seconds. */
export const SESSION_REFRESH_SECONDS = 24 * HOUR;

/** Sessions of one person; the one not used longest ends. */
export const SESSIONS_OF_PERSON = 50;

/** Devices of one person that are known to have signed in before; the one not used longest goes. */
export const DEVICES_OF_PERSON = 10;

/** How long a device is known without use, in seconds. */
export const DEVICE_SECONDS = 400 * DAY;

/** Kept of what a signed-in device says it is, in characters. */
export const USER_AGENT_CHARACTERS = 255;

/** The last use of a session is written down at most this often, in seconds. */
export const SESSION_USE_SECONDS = 5 * MINUTE;

/** How long a one-time code is good, in seconds. */
export const CODE_SECONDS = 5 * MINUTE;

/** Digits of a one-time code. */
export const CODE_DIGITS = 6;

/** Wrong tries that one code takes. */
export const CODE_TRIES = 3;

/** Digits of a PIN. */
export const PIN_DIGITS = { min: 6, max: 12 } as const;
