import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { isSpread } from './is-spread';

/** Type of a parameter or a column, as PostgreSQL calls it. */
type TypeName = 'bigint' | 'boolean' | 'integer' | 'integer[]' | 'jsonb' | 'text' | 'text[]';

/**
 * A large statement that is asked so often that making its plan anew each time costs more than what
 * it does. Values come in as parameters only: the text is always the same.
 */
export interface StatementDefinition<Values extends object, Row> {
  /** What its function in the database is called, before a part that stands for the text. */
  name: string;
  parameters: { readonly [Name in keyof Values]: TypeName };
  /** The answer's columns in their order, as the statement names them, with their exact types. */
  columns: { readonly [Name in keyof Row]: TypeName };
  /** @param value The parameters as SQL. */
  statement(value: { readonly [Name in keyof Values]: SQL }): SQL;
}

/** Asks a statement. */
export type AskStatement<Values, Row> = (values: Values) => Promise<Row[]>;

/** Asks a statement as it stands, also within a transaction. */
export const askAsWritten =
  <Values extends object, Row extends Record<string, unknown>>(
    db: Database,
    { parameters, statement }: StatementDefinition<Values, Row>,
  ): AskStatement<Values, Row> =>
  async (values) => {
    const typed = mapValues(parameters, (name, type) => typedValue(values[name], type));
    return (await db.execute<Row>(statement(typed))).rows;
  };

/**
 * Asks a statement that the database plans once for each connection: it is the body of a function,
 * which is made at the first call and found again by its text, so that servers of several versions
 * each have theirs. Unlike prepared statements it is the same through a pooler and in the embedded
 * database. As written where it may not be made, and on a cluster, which plans by the values.
 *
 * @param db Never a transaction: the function outlives it.
 */
export function askPlanned<Values extends object, Row extends Record<string, unknown>>(
  db: Database,
  definition: StatementDefinition<Values, Row>,
): AskStatement<Values, Row> {
  const { parameters, columns } = definition;
  const { name, create } = functionOf(definition);
  const listed = Object.entries<TypeName>(columns).map(([column, type]) => `"${column}" ${type}`);
  const answered = sql.raw(`as answered(${listed.join(', ')})`);
  const asWritten = askAsWritten(db, definition);
  let made: Promise<boolean> | null = null;

  async function make(): Promise<boolean> {
    if (await isSpread(db)) return false;
    try {
      await db.execute(create);
      return true;
    } catch {
      // Another process makes it at this moment, or this role makes no functions.
      return isThere(db, name);
    }
  }

  return async (values) => {
    made ??= make().catch((error: unknown) => {
      // The database was away: the next call looks again.
      made = null;
      throw error;
    });
    if (!(await made)) return asWritten(values);
    const typed = Object.entries<TypeName>(parameters).map(([key, type]) =>
      typedValue(values[key as keyof Values], type),
    );
    const call = sql`${sql.identifier(name)}(${sql.join(typed, sql`, `)})`;
    return (await db.execute<Row>(sql`select * from ${call} ${answered}`)).rows;
  };
}

const typedValue = (value: unknown, type: TypeName) => sql`${sql.param(value)}::${sql.raw(type)}`;

function functionOf<Values extends object, Row>({
  name: base,
  parameters,
  statement,
}: StatementDefinition<Values, Row>) {
  const names: PropertyKey[] = Object.keys(parameters);
  const numbered = mapValues(parameters, (name) => sql.raw(`$${names.indexOf(name) + 1}`));
  const { sql: text, params } = new PgDialect().sqlToQuery(statement(numbered));
  if (params.length > 0) throw new Error(`A value stands in the text of ${base}.`);
  const types = Object.values<TypeName>(parameters).join(', ');
  const hash = createHash('sha256').update(`${types}\n${text}`).digest('hex').slice(0, 12);
  const name = `${base}_${hash}`;
  // PL/pgSQL keeps plans for a connection; a function in SQL makes them anew at each call.
  const create = sql.raw(
    `create or replace function "${name}"(${types}) returns setof record language plpgsql ` +
      `as $function$ begin return query ${text}; end $function$`,
  );
  return { name, create };
}

async function isThere(db: Database, name: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_proc where proname = ${name} and pg_function_is_visible(oid)`,
  );
  return rows.length > 0;
}

const mapValues = <Values, From, To>(
  from: { readonly [Name in keyof Values]: From },
  map: (name: keyof Values, value: From) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(from).map(([name, value]) => [name, map(name as keyof Values, value)]),
  ) as { [Name in keyof Values]: To };
