const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Age in seconds after which an orphaned file is removed. */
export const ORPHAN_SECONDS = DAY;

/** Retention period of the audit log, in seconds: three years. */
export const AUDIT_SECONDS = 3 * 365 * 24 * HOUR;

/** Interval of removing ended sessions, old codes and old audit entries, in seconds. */
export const REMOVE_OUTDATED_EVERY_SECONDS = DAY;
