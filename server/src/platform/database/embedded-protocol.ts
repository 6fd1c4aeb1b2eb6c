/** What crosses between the server and the embedded database's thread. */

/** One statement. */
export interface Query {
  do: 'query';
  text: string;
  parameters: unknown[];
  rowMode: 'array' | 'object';
  /** Object ids of the types whose values are given back as PostgreSQL writes them. */
  asText: number[];
  /** Within the transaction that is open; otherwise it waits until that has ended. */
  inTransaction: boolean;
}

export type Task = Query | { do: 'begin' | 'commit' | 'roll-back' | 'close' };

/** A task, with a number that its answer bears. */
export type Call = Task & { number: number };

/** Rows of a query, as the driver gives them. */
export interface QueryResult {
  rows: unknown[];
  affectedRows?: number | undefined;
}

/** An error of the database: what is plain data of it. */
export interface ThrownByDatabase {
  message: string;
  /** SQLSTATE. */
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
}

export type Answer = { number: number } & (
  | { result: QueryResult | null }
  | { error: ThrownByDatabase }
);
