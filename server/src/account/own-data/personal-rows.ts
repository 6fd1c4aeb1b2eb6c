import { eq, inArray, is, or, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { appUser, occurrence, submission } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';
import { outboxMessage, queuedMessage } from '../../people/text-gateway/tables';
import type { Database } from '../../platform/database/database';
import { type ProvenContact, rowsByContact } from '../account-closing/rows-by-contact';
import type { AccountContext } from '../account-context';

/** These tables have their own files in the archive. */
export const TABLES_OF_RECORDS: readonly PgTable[] = [submission, occurrence];

/** Credentials never leave the server, not even for their owner. */
const SECRET = /token|password|secret|hash|^value$/i;

export interface RowOwner extends ProvenContact {
  appUserIds: readonly number[];
}

export async function appUserIdsOf(db: Database, personId: string): Promise<number[]> {
  const rows = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.personId, personId));
  return rows.map(({ id }) => id);
}

/** Excludes secrets, and records: see {@link TABLES_OF_RECORDS}. */
export async function personalRows(
  db: Database,
  tables: AccountContext['tables'],
  owner: RowOwner,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, table] of tablesOf(tables)) {
    if (TABLES_OF_RECORDS.includes(table)) continue;
    const byContact = await rowsByContact(db, table, owner);
    const conditions = [...byId(table, owner), ...(byContact ? [byContact] : [])];
    if (conditions.length === 0) continue;
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table as typeof appUser)
      .where(or(...conditions));
    if (rows.length > 0) found[name] = rows.map((row) => withoutSecrets(table, row));
  }
  return found;
}

function byId(table: PgTable, { personId, appUserIds }: RowOwner): SQL[] {
  return personalColumns(table).flatMap(({ column, holds }) => {
    if (holds === 'person') return [eq(column, personId)];
    return appUserIds.length > 0 ? [inArray(column, [...appUserIds])] : [];
  });
}

function withoutSecrets(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(row).filter(([name]) => !SECRET.test(name));
  if (table !== outboxMessage && table !== queuedMessage) return Object.fromEntries(kept);
  // A code in a message could be used to set a new PIN.
  const blanked = kept.map(([name, value]) => [
    name,
    name === 'text' ? String(value).replace(/\d{4,}/g, '******') : value,
  ]);
  return Object.fromEntries(blanked);
}

interface PersonalColumn {
  column: PgColumn;
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

export function tablesOf(schema: Readonly<Record<string, unknown>>): Map<string, PgTable> {
  const tables = Object.values(schema).filter((one): one is PgTable => is(one, PgTable));
  return new Map(tables.map((table) => [getTableConfig(table).name, table]));
}

/** Foreign keys and names count, so that new tables are included automatically. */
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
