import { readFile, stat } from 'node:fs/promises';
import { LIMITS } from '../../../platform/configuration/limits';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { openCsv } from '../csv/csv-table';
import { FileRefused } from '../import-job';
import { columnNotes } from './column-notes';
import { noColumn, refuseDoubled, refuseMissing } from './missing-columns';
import { recogniseKind } from './recognise-kind';
import { fieldsByName, type SourceRecord } from './record-table';

/** A list as text or as JSON. */
export type OpenList<Name extends string> =
  | {
      kind: 'csv';
      records: AsyncIterable<(name: Name) => string>;
      /** How its columns were understood, and what was skipped; after reading. */
      notes(): readonly Sentence[];
    }
  | { kind: 'json'; value: unknown };

async function* flat<T>(batches: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const batch of batches) yield* batch;
}

/** Options for reading a list. */
interface ListOptions<Name extends string> {
  /** Encoding of a text file without a byte order mark; default UTF-8. */
  encoding?: string;
  /** Columns that the operator chose; empty for a field that is not read. */
  stated?: ReadonlyMap<Name, string>;
  /** Whether `NA` is a text; otherwise it is an unknown value. Default: yes. */
  keepsMissing?: boolean;
}

/** Opens a short list: CSV with these columns, or JSON. @param needed Required columns @throws FileRefused */
export async function openList<Name extends string>(
  path: string,
  names: readonly Name[],
  needed: readonly Name[],
  { encoding, stated = new Map(), keepsMissing = true }: ListOptions<Name> = {},
): Promise<OpenList<Name>> {
  const kind = await recogniseKind(path);
  if (kind !== 'json' && kind !== 'text')
    throw new FileRefused(sentence('A list is imported as CSV or JSON. Unpack a zip file first.'));
  if (kind === 'json') return { kind, value: await readJson(path) };
  const table = await openCsv(path, encoding, [...names, ...stated.values()]);
  refuseMissing(table.terms, stated.values());
  const fields = fieldsByName(table.terms, names, { stated, keepsMissing });
  refuseDoubled(table.terms, fields.columns);
  const missing = needed.filter((name) => !fields.has(name));
  if (missing.length > 0) throw noColumn(missing, table.terms);
  async function* records() {
    for await (const record of flat<SourceRecord>(table.batches())) yield fields.of(record);
  }
  const notes = () => [...(table.notes?.() ?? []), ...columnNotes(fields.columns, table.terms)];
  return { kind: 'csv', records: records(), notes };
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
