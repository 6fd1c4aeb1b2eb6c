import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Both drivers return the rows under this name. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/**
 * Common to both drivers and to transactions. Inside a transaction use `tx` only: the embedded
 * database has one connection, so a query on `db` would deadlock.
 */
export type Database = PgDatabase<RowsHKT>;

/** `close` finishes running queries and leaves the files consistent. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Undefined for the embedded database; `waiting` counts queued requests. */
  pool?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
