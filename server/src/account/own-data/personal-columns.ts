import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { appUser } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';

/** A column that identifies the person of a row. */
export interface PersonalColumn {
  column: PgColumn;
  /** Type of its values: ids of people, or of app users. */
  holds: 'person' | 'app-user';
}

/** Columns with an id but no foreign key, because the row outlives the person. */
const BY_NAME: Readonly<Record<string, PersonalColumn['holds']>> = {
  person_id: 'person',
  user_id: 'person',
  actor_id: 'person',
  subject_id: 'person',
  app_user_id: 'app-user',
};

/** Returns all tables of a schema, by their names in the database. */
export function tablesOf(schema: Readonly<Record<string, unknown>>): Map<string, PgTable> {
  const tables = Object.values(schema).filter((one): one is PgTable => is(one, PgTable));
  return new Map(tables.map((table) => [getTableConfig(table).name, table]));
}

/**
 * Finds the columns of a table that refer to a person or an app user, by foreign key or by name.
 * New tables are detected automatically, so that personal data stays complete.
 */
export function personalColumns(table: PgTable): PersonalColumn[] {
  const { columns, foreignKeys } = getTableConfig(table);
  if (table === person) return [{ column: person.id, holds: 'person' }];
  const found = new Map<string, PersonalColumn>();
  if (table === appUser) found.set('id', { column: appUser.id, holds: 'app-user' });
  for (const column of columns) {
    const holds = BY_NAME[column.name];
    if (holds) found.set(column.name, { column, holds });
  }
  for (const key of foreignKeys) {
    const { columns: from, foreignTable } = key.reference();
    const holds =
      foreignTable === person ? 'person' : foreignTable === appUser ? 'app-user' : undefined;
    const [column] = from;
    if (holds && column) found.set(column.name, { column, holds });
  }
  return [...found.values()];
}
