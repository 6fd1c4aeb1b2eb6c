import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { noteIf } from '../source/column-notes';
import { inBatches, type RecordTable, type SourceRecord } from '../source/record-table';
import { headerIndex, knownNames, ROWS_LOOKED_AT } from './header-row';

/** Starts from the first row on each call. */
export interface Rows {
  rows(): Promise<AsyncGenerator<string[]>>;
  /** Bytes. */
  total: number;
  read(): number;
  /** Whether the last row is complete, after reading. */
  isLineEnded(): boolean;
  close?(): Promise<void>;
}

async function firstRows(rows: AsyncGenerator<string[]>): Promise<string[][]> {
  const read: string[][] = [];
  for await (const row of rows) {
    if (row.length > LIMITS.dataImport.columns) {
      throw new FileRefused(
        sentence('The file has more than {count} columns. Leave out those that are not read.', {
          count: LIMITS.dataImport.columns,
        }),
      );
    }
    read.push(row);
    if (read.length === ROWS_LOOKED_AT) break;
  }
  return read;
}

const isEmpty = (field: string | undefined) => field === undefined || field === '';

/** Files make Excel keep a text by `="007"`. */
function textOfCell(cell: string): string {
  const text = cell.trim();
  return text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1).trim() : text;
}

/** Spreadsheets drop empty cells at the end of a row, or add some. */
function recordOf(row: readonly string[], width: number): SourceRecord {
  const fields = row.map(textOfCell);
  const complete = fields.length <= width || fields.slice(width).every(isEmpty);
  if (complete && fields.length > width) fields.length = width;
  while (fields.length < width) fields.push('');
  return { fields, complete };
}

/** @throws FileRefused when the header is missing or has too many columns */
export async function tableOfRows(
  source: Rows,
  names: readonly string[] = [],
): Promise<RecordTable> {
  const beginning = await firstRows(await source.rows());
  const above = headerIndex(beginning, knownNames(names));
  const header = beginning[above];
  if (!header) {
    throw new FileRefused(sentence('The file is empty. Its first row must name the columns.'));
  }
  const terms = header.map((term) => term.trim());
  let emptyRows = 0;
  async function* records(): AsyncGenerator<SourceRecord> {
    emptyRows = 0;
    let index = 0;
    let short: SourceRecord | null = null;
    for await (const row of await source.rows()) {
      index += 1;
      if (index <= above + 1) continue;
      if (short) yield short;
      short = null;
      const record = recordOf(row, terms.length);
      if (record.fields.every(isEmpty)) emptyRows += 1;
      else if (row.length < terms.length) short = record;
      else yield record;
    }
    // A number in a truncated row may have lost digits.
    if (short) yield { ...short, complete: source.isLineEnded() };
  }
  return {
    terms,
    bytesTotal: source.total,
    bytesRead: source.read,
    batches: () => inBatches(records()),
    notes: () => [
      ...noteIf(above, sentence('Rows above the header, skipped: {count}.', { count: above })),
      ...noteIf(emptyRows, sentence('Empty rows, skipped: {count}.', { count: emptyRows })),
    ],
    close: async () => source.close?.(),
  };
}
