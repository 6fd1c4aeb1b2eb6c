import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { errorCodeOf, hasCause } from '../problems/error-code';
import type { Database } from './database';

const UNDEFINED_FUNCTION = '42883';

/** Name of a PostgreSQL type. */
type TypeName = 'bigint' | 'boolean' | 'integer' | 'integer[]' | 'jsonb' | 'text' | 'text[]';

/**
 * A query that runs so often that planning it each time costs more than executing it, or that would need
 * many calls. Values are parameters only, so that the text is constant.
 */
export interface FunctionDefinition<Values extends object, Row> {
  /** Prefix of its name in the database; a hash of the text follows. */
  name: string;
  parameters: { readonly [Name in keyof Values]: TypeName };
  /** Columns of the result in order, named as in the body, with exact types. */
  columns: { readonly [Name in keyof Row]: TypeName };
  /** Body in PL/pgSQL, which returns rows with `return query`. @param value The parameters as SQL. */
  body(value: { readonly [Name in keyof Values]: SQL }): SQL;
}

export type CallFunction<Values, Row> = (values: Values) => Promise<Row[]>;

/** A function of the database; see {@link databaseFunction}. */
export interface DatabaseFunction<Values, Row> {
  /** Calls the function; creates it first if it is missing. */
  call: CallFunction<Values, Row>;
  /** Creates the function if it is missing. Must run before a transaction that calls it. */
  make(): Promise<void>;
  /** Calls the function within a transaction; it must exist. */
  callIn(tx: Database): CallFunction<Values, Row>;
}

/**
 * Defines a function of the database, whose plans are cached per connection. It is created at the first
 * call and named by a hash of its text, so that each server version has its own. Unlike prepared
 * statements it also works through a pooler and in the embedded database.
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
      // The database was unreachable: the next call tries again.
      made = null;
      throw error;
    });
    return made;
  };

  async function makeOnce(): Promise<void> {
    try {
      await db.execute(create);
    } catch (error) {
      // Another process creates it at the same moment, or another role created it.
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
  // PL/pgSQL caches plans per connection; a function in SQL is planned at each call.
  const create = sql.raw(
    `create or replace function "${name}"(${types}) returns setof record language plpgsql ` +
      `as $function$ ${text} $function$`,
  );
  return { name, create };
}

/** Whether the function no longer exists: it was dropped, or the database was replaced. */
const isGone = (error: unknown) =>
  hasCause(error, (inner) => errorCodeOf(inner) === UNDEFINED_FUNCTION);

async function isThere(db: Database, name: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_proc where proname = ${name} and pg_function_is_visible(oid)`,
  );
  return rows.length > 0;
}
