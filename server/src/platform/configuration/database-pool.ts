/** How a process uses PostgreSQL. Times in milliseconds. */
export interface DatabasePool {
  /** Most connections of this process. */
  connections: number;
  /** Longest wait for a free or new connection. */
  connectMs: number;
  /** Longest time of a statement. */
  statementMs: number;
  /** Longest wait for a lock that another transaction holds. */
  lockMs: number;
  /** Longest time that a transaction may do nothing. */
  idleTransactionMs: number;
  /** Name of the connections in `pg_stat_activity`. */
  applicationName: string;
}

/** What holds where the settings say nothing. */
export const DATABASE_POOL: DatabasePool = {
  connections: 10,
  connectMs: 5_000,
  statementMs: 30_000,
  lockMs: 10_000,
  idleTransactionMs: 30_000,
  applicationName: 'aranya',
};
