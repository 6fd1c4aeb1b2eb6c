import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { downloadTicket } from '../../account/own-data/tables';
import { providerRequest, providerTicket } from '../../account/provider-sign-in/tables';
import * as schema from '../../assembly/schema';
import { centralFault, centralTurn } from '../../collecting/central/tables';
import {
  occurrenceCell,
  occurrenceTally,
  publicImport,
  publicPlace,
} from '../../collecting/public-places/tables';
import { form, formMedia, formVersion, project } from '../../collecting/tables';
import { oneTimeCode } from '../../people/accounts/tables';
import { queuedMessage } from '../../people/text-gateway/tables';
import { attemptCounter } from '../../platform/database/tables';
import { mapState, publicIdKey } from '../../publishing/public-occurrences/tables';

/** Attempts, secrets that must not outlive their use, and the public map, which is made again. */
const LEFT_OUT: readonly PgTable[] = [
  attemptCounter,
  centralFault,
  centralTurn,
  oneTimeCode,
  queuedMessage,
  providerRequest,
  providerTicket,
  downloadTicket,
  mapState,
  occurrenceCell,
  occurrenceTally,
  publicImport,
  publicPlace,
];

/** A server fills these at its first start. */
const FILLED_AT_START: readonly PgTable[] = [
  project,
  form,
  formVersion,
  formMedia,
  publicIdKey,
  ...LEFT_OUT,
];

/** The column `line` contains the names of all referenced files of the file store. */
export const STORED_FILES: readonly string[] = [
  'select sha256 as line from submission_file',
  'select sha256 as line from form_media',
  'select sha256 as line from draft_file',
  'select sha256 as line from form_draft_media',
  // A photo's name is that of its content, with an ending.
  `select left(photo, 64) as line from person_profile where photo ~ '^[0-9a-f]{64}\\.jpg$'`,
];

export type BackupTable = ReturnType<typeof describe>;

export const allTables: readonly PgTable[] = Object.values<unknown>(schema).filter(
  (value): value is PgTable => is(value, PgTable),
);

export const allTableNames: readonly string[] = allTables
  .map((table) => getTableConfig(table).name)
  .sort();

/** Empty until the product is used. */
export const usedTableNames = allTables
  .filter((table) => !FILLED_AT_START.includes(table))
  .map((table) => getTableConfig(table).name)
  .sort();

/** In the order of their names. */
export function backupTables(): BackupTable[] {
  return allTables
    .filter((table) => !LEFT_OUT.includes(table))
    .map(describe)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function describe(table: PgTable) {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keyNames = primaryKeys[0]?.columns.map((column) => column.name);
  const key = keyNames
    ? keyNames.flatMap((keyName) => columns.filter((column) => column.name === keyName))
    : columns.filter(({ primary }) => primary);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
  return {
    name,
    columns: columns.map((column) => column.name),
    /** The same order in every database, whatever its collation. */
    order: key
      .map((column) => `"${column.name}"${column.getSQLType() === 'text' ? ' collate "C"' : ''}`)
      .join(', '),
    /** Numbered by a sequence. */
    numbered: columns
      .filter((column) => column.getSQLType().endsWith('serial') || column.generatedIdentity)
      .map((column) => column.name),
  };
}
