import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { AddEntry } from './archive';
import type { BackupTable } from './backup-tables';
import { TABLES_FOLDER } from './manifest';

/** Bytes after which rows continue in the next entry. */
const PART_BYTES = 4_000_000;
/** Small, because a record may have megabytes. */
const ROWS_AT_ONCE = 100;

/** Settings format values the same way on every server. */
export function inSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      for (const setting of SNAPSHOT_SETTINGS) await tx.execute(sql.raw(`set local ${setting}`));
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const SNAPSHOT_SETTINGS = [
  // Applies to the nodes of a cluster, which may have other settings; elsewhere it has no effect.
  "citus.propagate_set_commands = 'local'",
  "timezone = 'UTC'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
  // Copying gigabytes of photos between two reads must not end the transaction.
  'idle_in_transaction_session_timeout = 0',
  'statement_timeout = 0',
];

/** The query has one text column, `line`. */
export async function* linesOf(tx: Database, query: string): AsyncGenerator<string[]> {
  await tx.execute(sql.raw(`declare backup_lines no scroll cursor for ${query}`));
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql.raw(`fetch ${ROWS_AT_ONCE} from backup_lines`),
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql.raw('close backup_lines'));
}

/** JSON lines, a row a line, in the order of the key. @returns number of rows */
export async function writeTable(
  tx: Database,
  { name, columns, order }: BackupTable,
  add: AddEntry,
): Promise<number> {
  let rows = 0;
  let part = 0;
  let lines: string[] = [];
  let bytes = 0;
  const flush = async () => {
    part += 1;
    const content = Buffer.from(`${lines.join('\n')}\n`);
    const entry = `${TABLES_FOLDER}${name}/${String(part).padStart(6, '0')}.ndjson`;
    await add(entry, content.length, [content]);
    lines = [];
    bytes = 0;
  };
  const list = columns.map((column) => `"${column}"`).join(', ');
  // On a cluster each node sorts its own rows, and the coordinator sorts them again.
  const query = `select row_to_json(r)::text as line from
    (select ${list} from "${name}" order by ${order}) r order by ${order}`;
  for await (const fetched of linesOf(tx, query)) {
    for (const line of fetched) {
      lines.push(line);
      bytes += line.length;
      rows += 1;
      if (bytes >= PART_BYTES) await flush();
    }
  }
  if (lines.length > 0) await flush();
  return rows;
}

/** By `table.column`. */
export async function readSequences(
  tx: Database,
  tables: readonly BackupTable[],
): Promise<Record<string, string>> {
  const next: Record<string, string> = {};
  for (const { name, numbered } of tables) {
    for (const column of numbered) {
      const sequence = await sequenceOf(tx, name, column);
      const { rows } = await tx.execute<{ next: string }>(
        sql.raw(
          `select (last_value + case when is_called then 1 else 0 end)::text as next from ${sequence}`,
        ),
      );
      next[`${name}.${column}`] = rows[0]?.next ?? '1';
    }
  }
  return next;
}

/** Quoted where it must be. */
export async function sequenceOf(tx: Database, table: string, column: string): Promise<string> {
  const { rows } = await tx.execute<{ sequence: string | null }>(
    sql`select pg_get_serial_sequence(${`"${table}"`}, ${column}) as sequence`,
  );
  const sequence = rows[0]?.sequence;
  if (!sequence) throw new Error(`No sequence numbers ${table}.${column}.`);
  return sequence;
}
