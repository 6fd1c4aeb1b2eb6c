import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Answer of `db.execute(sql`…`)`: both drivers give the rows under this name. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/**
 * The database as every query sees it: the part that both drivers share. A transaction handed to
 * `db.transaction(async (tx) => …)` fits as well. Inside a transaction use `tx` only: the embedded
 * database has one connection, and a query on `db` would wait for the transaction forever.
 */
export type Database = PgDatabase<RowsHKT>;

/** An open database. `close` waits for running queries and leaves the files sound. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Connections of PostgreSQL's pool, and how many wait for one; the embedded database has none. */
  pool?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
