/** Defaults. Times in milliseconds. */
export const DATABASE_POOL = {
  /** Maximum number of connections of this process. */
  connections: 10,
  /** Maximum wait for a free or new connection. */
  connectMs: 5_000,
  /** Maximum duration of a statement. */
  statementMs: 30_000,
  /** Maximum wait for a lock. */
  lockMs: 10_000,
  /** Maximum idle time within a transaction. */
  idleTransactionMs: 30_000,
  /** Name of the connections in `pg_stat_activity`. */
  applicationName: 'aranya',
};

export type DatabasePool = typeof DATABASE_POOL;
