import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Result of `db.execute(sql`…`)`: both drivers return the rows under this name. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/**
 * The common interface of both database drivers; a transaction of `db.transaction(async (tx) => …)` has
 * it as well. Inside a transaction use `tx` only: the embedded database has one connection, so a query on
 * `db` would deadlock.
 */
export type Database = PgDatabase<RowsHKT>;

/** An open database. `close` finishes running queries and leaves the files consistent. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Connections of PostgreSQL's pool and number of queued requests; undefined for the embedded database. */
  pool?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
