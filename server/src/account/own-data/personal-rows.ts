import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { appUser, occurrence, submission } from '../../collecting/tables';
import { outboxMessage } from '../../people/text-gateway/outbox-table';
import { queuedMessage } from '../../people/text-gateway/tables';
import type { Database } from '../../platform/database/database';
import { type ProvenContact, rowsByContact } from '../account-closing/rows-by-contact';
import type { AccountContext } from '../account-context';
import { personalColumns, tablesOf } from './personal-columns';

/** Tables with a row per record, which have their own files in the archive. */
export const TABLES_OF_RECORDS: readonly PgTable[] = [submission, occurrence];

/**
 * Columns that never leave the server, not even for their owner, because their values are
 * credentials.
 */
const SECRET = /token|password|secret|hash|^value$/i;

export interface RowOwner extends ProvenContact {
  /** Ids of the person's app users. */
  appUserIds: readonly number[];
}

export async function appUserIdsOf(db: Database, personId: string): Promise<number[]> {
  const rows = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.personId, personId));
  return rows.map(({ id }) => id);
}

/**
 * Selects all rows about a person in all tables, without secrets. Records are handled separately,
 * see {@link TABLES_OF_RECORDS}.
 */
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
