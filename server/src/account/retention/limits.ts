const HOUR = 3_600;
const DAY = 24 * HOUR;

/** A stored file that no row names is removed after this time, in seconds, whatever left it. */
export const ORPHAN_SECONDS = DAY;

/** How long the audit log remembers, in seconds: three years. */
export const AUDIT_SECONDS = 3 * 365 * 24 * HOUR;

/** How often ended sessions, old codes and old audit entries are removed, in milliseconds. */
export const REMOVE_OUTDATED_EVERY_MS = 24 * HOUR * 1000;
