export interface Query {
  do: 'query';
  text: string;
  parameters: unknown[];
  rowMode: 'array' | 'object';
  /** Object ids of types whose values are returned as PostgreSQL writes them. */
  asText: number[];
  /** Runs within the open transaction; otherwise after it has ended. */
  inTransaction: boolean;
}

export type Task = Query | { do: 'begin' | 'commit' | 'roll-back' | 'close' };

/** The answer repeats the number. */
export type Call = Task & { number: number };

export interface QueryResult {
  rows: unknown[];
  affectedRows?: number | undefined;
}

/** The serialisable fields of a database error. */
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
