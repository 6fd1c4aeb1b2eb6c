import type { Readable } from 'node:stream';
import { sentence } from '../../../platform/languages/sentence';
import { readRows } from '../csv/read-rows';
import { FileRefused } from '../import-job';
import type { SourceRecord } from '../source/record-table';
import type { ArchiveTable } from './meta-file';
import type { ZipArchive } from './zip-archive';

/** Terms of a table, in the order of its records' fields. */
export const termsOf = (table: ArchiveTable): string[] => table.columns.map(({ term }) => term);

/** Name in the archive of a file that meta.xml, in some folder, names. */
function locate(zip: ZipArchive, folder: string, file: string): string {
  const name = folder + file.replace(/^\.\//, '');
  if (!zip.names.includes(name)) {
    throw new FileRefused(
      sentence('meta.xml names the file {file}, which is not in the archive.', { file }),
    );
  }
  return name;
}

/** Bytes of a table's files when unpacked. */
export const tableBytes = (zip: ZipArchive, folder: string, table: ArchiveTable): number =>
  table.files.reduce((sum, file) => sum + zip.sizeOf(locate(zip, folder, file)), 0);

/**
 * The records of a table, with the defaults that `meta.xml` gives.
 * @param onBytes is told of the bytes that were unpacked
 */
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
      yield {
        fields: columns.map(({ index, fallback }) =>
          index === null ? fallback : row[index]?.trim() || fallback,
        ),
        // More columns than meta.xml names are allowed; fewer lose something.
        complete: row.length >= width,
        id: idColumn === null ? undefined : row[idColumn]?.trim(),
      };
    }
  }
}
