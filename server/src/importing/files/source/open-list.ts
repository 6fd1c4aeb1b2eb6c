import { readFile, stat } from 'node:fs/promises';
import { LIMITS } from '../../../platform/configuration/limits';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { columnNotes } from './column-notes';
import { noColumn, refuseDoubled, refuseMissing } from './missing-columns';
import { openTable } from './open-source';
import { recogniseKind } from './recognise-kind';
import { type Fields, fieldsByName, type RecordTable } from './record-table';

export type OpenList<Name extends string> =
  | {
      kind: 'csv';
      records: AsyncIterable<(name: Name) => string>;
      /** Available after reading. */
      notes(): readonly Sentence[];
    }
  | { kind: 'json'; value: unknown };

async function* recordsOf<Name extends string>(table: RecordTable, fields: Fields<Name>) {
  try {
    for await (const batch of table.batches()) yield* batch.map((record) => fields.of(record));
  } finally {
    await table.close();
  }
}

interface ListOptions<Name extends string> {
  /** Encoding of a text file without a byte order mark; default UTF-8. */
  encoding?: string;
  /** Chosen by the operator; empty for a field that is not read. */
  stated?: ReadonlyMap<Name, string>;
}

/** @throws FileRefused */
export async function openList<Name extends string>(
  path: string,
  names: readonly Name[],
  needed: readonly Name[],
  { encoding, stated = new Map() }: ListOptions<Name> = {},
): Promise<OpenList<Name>> {
  const kind = await recogniseKind(path);
  if (kind === 'json') return { kind, value: await readJson(path) };
  const table = await openTable(path, encoding, [...names, ...stated.values()]);
  if (!table) {
    throw new FileRefused(
      sentence('A list is imported as CSV, a workbook or JSON. Unpack a zip file first.'),
    );
  }
  try {
    refuseMissing(table.terms, stated.values());
    const fields = fieldsByName(table.terms, names, { stated, keepsMissing: true });
    refuseDoubled(table.terms, fields.columns);
    const missing = needed.filter((name) => !fields.has(name));
    if (missing.length > 0) throw noColumn(missing, table.terms);
    const notes = () => [...(table.notes?.() ?? []), ...columnNotes(fields.columns, table.terms)];
    return { kind: 'csv', records: recordsOf(table, fields), notes };
  } catch (error) {
    await table.close();
    throw error;
  }
}

async function readJson(path: string): Promise<unknown> {
  const { size } = await stat(path);
  if (size > LIMITS.dataImport.listBytes) {
    throw new FileRefused(
      sentence('The file is larger than {bytes} bytes. Split it.', {
        bytes: LIMITS.dataImport.listBytes,
      }),
    );
  }
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FileRefused(
      sentence('The file is not sound JSON: {reason}', {
        reason: { words: (error as Error).message },
      }),
    );
  }
}
