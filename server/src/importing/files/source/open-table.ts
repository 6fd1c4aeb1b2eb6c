import { openCsv } from '../csv/csv-table';
import { openWorkbook } from '../workbook/open-workbook';
import { recogniseKind } from './recognise-kind';
import type { RecordTable } from './record-table';

/**
 * Opens a text file or a workbook as a table.
 * @param names Names of columns that are looked for
 * @returns null for a file of another kind
 * @throws FileRefused
 */
export async function openTable(
  path: string,
  encoding: string | undefined,
  names: readonly string[],
): Promise<RecordTable | null> {
  if ((await recogniseKind(path)) === 'text') return openCsv(path, encoding, names);
  return openWorkbook(path, names);
}
