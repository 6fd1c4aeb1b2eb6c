/** Retries of database work after a conflict or a failover. See `RetryPolicy`. */
export const DATABASE_RETRY = { attempts: 7, pauseMs: 20, totalMs: 5_000 } as const;

/**
 * Free disk space below which records are refused, in bytes. The embedded database stops permanently when
 * it cannot extend its log, which grows in files of 16 MiB.
 */
export const EMBEDDED_DATABASE_RESERVE_BYTES = 64 * 1024 * 1024;
