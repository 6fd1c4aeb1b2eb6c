import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { errorCodeOf, hasCause } from '../problems/error-code';
import type { Database } from './database';

const UNDEFINED_FUNCTION = '42883';

/** Type of a parameter or a column, as PostgreSQL calls it. */
type TypeName = 'bigint' | 'boolean' | 'integer' | 'integer[]' | 'jsonb' | 'text' | 'text[]';

/**
 * What is asked so often that making its plans anew each time costs more than what it does, or what
 * would be many calls. Values come in as parameters only: the text is always the same.
 */
export interface FunctionDefinition<Values extends object, Row> {
  /** What it is called in the database, before a part that stands for the text. */
  name: string;
  parameters: { readonly [Name in keyof Values]: TypeName };
  /** The answer's columns in their order, as the body names them, with their exact types. */
  columns: { readonly [Name in keyof Row]: TypeName };
  /**
   * In PL/pgSQL, which answers with `return query`.
   *
   * @param value The parameters as SQL.
   */
  body(value: { readonly [Name in keyof Values]: SQL }): SQL;
}

/** Calls a function of the database. */
export type CallFunction<Values, Row> = (values: Values) => Promise<Row[]>;

/** A function of the database; see {@link databaseFunction}. */
export interface DatabaseFunction<Values, Row> {
  /** Makes it first where it is not there. */
  call: CallFunction<Values, Row>;
  /** Makes it where it is not there, before a transaction that calls it: it outlives that. */
  make(): Promise<void>;
  /** Calls it within a transaction, for which it was made before. */
  callIn(tx: Database): CallFunction<Values, Row>;
}

/**
 * A function of the database, whose plans are kept for a connection. It is made at the first call and
 * found again by its text, so that servers of several versions each have theirs. Unlike prepared
 * statements it is the same through a pooler and in the embedded database.
 *
 * @param db Never a transaction: the function outlives it.
 */
export function databaseFunction<Values extends object, Row extends Record<string, unknown>>(
  db: Database,
  definition: FunctionDefinition<Values, Row>,
): DatabaseFunction<Values, Row> {
  const { parameters, columns } = definition;
  const { name, create } = functionOf(definition);
  const listed = Object.entries<TypeName>(columns).map(([column, type]) => `"${column}" ${type}`);
  const answered = sql.raw(`as answered(${listed.join(', ')})`);
  let made: Promise<void> | null = null;

  const make = () => {
    made ??= makeOnce().catch((error: unknown) => {
      // The database was away: the next call looks again.
      made = null;
      throw error;
    });
    return made;
  };

  async function makeOnce(): Promise<void> {
    try {
      await db.execute(create);
    } catch (error) {
      // Another process makes it at this moment, or another role made it.
      if (!(await isThere(db, name))) throw error;
    }
  }

  const callIn = (tx: Database) => async (values: Values) => {
    const typed = Object.entries<TypeName>(parameters).map(
      ([key, type]) => sql`${sql.param(values[key as keyof Values])}::${sql.raw(type)}`,
    );
    const called = sql`${sql.identifier(name)}(${sql.join(typed, sql`, `)})`;
    try {
      return (await tx.execute<Row>(sql`select * from ${called} ${answered}`)).rows;
    } catch (error) {
      if (isGone(error)) made = null;
      throw error;
    }
  };
  const call = async (values: Values) => {
    await make();
    return callIn(db)(values).catch(async (error: unknown) => {
      if (!isGone(error)) throw error;
      await make();
      return callIn(db)(values);
    });
  };
  return { call, make, callIn };
}

function functionOf<Values extends object, Row>({
  name: base,
  parameters,
  body,
}: FunctionDefinition<Values, Row>) {
  const named = Object.keys(parameters).map((name, place) => [name, sql.raw(`$${place + 1}`)]);
  const { sql: text, params } = new PgDialect().sqlToQuery(body(Object.fromEntries(named)));
  if (params.length > 0) throw new Error(`A value stands in the text of ${base}.`);
  const types = Object.values<TypeName>(parameters).join(', ');
  const hash = createHash('sha256').update(`${types}\n${text}`).digest('hex').slice(0, 12);
  const name = `${base}_${hash}`;
  // PL/pgSQL keeps plans for a connection; a function in SQL makes them anew at each call.
  const create = sql.raw(
    `create or replace function "${name}"(${types}) returns setof record language plpgsql ` +
      `as $function$ ${text} $function$`,
  );
  return { name, create };
}

/** Whether the function is not there any more: somebody tidied up, or another database took the place of the one before. */
const isGone = (error: unknown) =>
  hasCause(error, (inner) => errorCodeOf(inner) === UNDEFINED_FUNCTION);

async function isThere(db: Database, name: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_proc where proname = ${name} and pg_function_is_visible(oid)`,
  );
  return rows.length > 0;
}
