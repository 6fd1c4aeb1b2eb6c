import type { Readable } from 'node:stream';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { readRows } from '../csv/read-rows';
import type { SourceRecord } from '../source/record-table';
import type { ArchiveTable } from './meta-file';
import type { ZipArchive } from './zip-archive';

export const termsOf = (table: ArchiveTable): string[] => table.columns.map(({ term }) => term);

/** Archives packed on Windows may spell it with other capitals. */
export function locate(zip: ZipArchive, folder: string, file: string): string {
  const name = folder + file.replace(/^\.\//, '');
  if (zip.names.includes(name)) return name;
  const alike = zip.names.filter((one) => one.toLowerCase() === name.toLowerCase());
  const [only] = alike;
  if (only === undefined || alike.length > 1) {
    throw new FileRefused(
      sentence('meta.xml names the file {file}, which is not in the archive.', { file }),
    );
  }
  return only;
}

/** Unpacked. */
export const tableBytes = (zip: ZipArchive, folder: string, table: ArchiveTable): number =>
  table.files.reduce((sum, file) => sum + zip.sizeOf(locate(zip, folder, file)), 0);

/** Fills in defaults of `meta.xml`. @param onBytes Receives numbers of unpacked bytes */
export async function* recordsOfTable(
  zip: ZipArchive,
  folder: string,
  table: ArchiveTable,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<SourceRecord> {
  const { columns, idColumn } = table;
  const width = Math.max(idColumn ?? -1, ...columns.map(({ index }) => index ?? -1)) + 1;
  for (const file of table.files) {
    const bytes: Readable = await zip.open(locate(zip, folder, file));
    bytes.on('data', (chunk: Buffer) => onBytes(chunk.length));
    bytes.pause();
    for await (const row of readRows(bytes, table)) {
      if (row.every((cell) => cell === '')) continue;
      yield {
        fields: columns.map(({ index, fallback }) =>
          index === null ? fallback : row[index]?.trim() || fallback,
        ),
        // A row may have more columns than meta.xml names; a row with fewer has lost values.
        complete: row.length >= width,
        id: idColumn === null ? undefined : row[idColumn]?.trim(),
      };
    }
  }
}
