/**
 * How often, and for how long, database work is retried after a conflict or a failover. See
 * `RetryPolicy`.
 */
export const DATABASE_RETRY = { attempts: 7, pauseMs: 20, patienceMs: 5_000 } as const;

/**
 * Space on the disk below which no more records are taken, in bytes. The embedded database stops
 * for good when it finds no place for its log, which grows by files of 16 MiB.
 */
export const EMBEDDED_DATABASE_RESERVE_BYTES = 64 * 1024 * 1024;
