/** Settings of a process's connections to PostgreSQL. Times in milliseconds. */
export interface DatabasePool {
  /** Maximum number of connections of this process. */
  connections: number;
  /** Maximum wait for a free or new connection. */
  connectMs: number;
  /** Maximum duration of a statement. */
  statementMs: number;
  /** Maximum wait for a lock. */
  lockMs: number;
  /** Maximum idle time within a transaction. */
  idleTransactionMs: number;
  /** Name of the connections in `pg_stat_activity`. */
  applicationName: string;
}

export const DATABASE_POOL: DatabasePool = {
  connections: 10,
  connectMs: 5_000,
  statementMs: 30_000,
  lockMs: 10_000,
  idleTransactionMs: 30_000,
  applicationName: 'aranya',
};
