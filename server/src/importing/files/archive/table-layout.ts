import { recogniseDialect } from '../csv/recognise-dialect';
import type { ArchiveTable } from './meta-file';
import { locate } from './table-records';
import type { ZipArchive } from './zip-archive';

export async function firstBytes(zip: ZipArchive, name: string): Promise<Buffer> {
  const bytes = await zip.open(name);
  for await (const chunk of bytes) return chunk as Buffer;
  return Buffer.alloc(0);
}

function textOf(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // Bytes of an unknown encoding; reading the records reports it.
    return bytes.toString('latin1');
  }
}

export function lineEndsOf(text: string, stated: string): readonly string[] {
  const isWindows = text.includes('\r\n');
  // `meta.xml` often states \n for a file with \r\n.
  if (stated === '\n' && text.includes('\n')) return ['\r\n', '\n'];
  if (stated === '\r' && isWindows) return ['\r\n'];
  if (stated !== '' && text.includes(stated)) return [stated];
  return isWindows ? ['\r\n', '\n'] : text.includes('\n') ? ['\n'] : ['\r'];
}

/** Terms whose values are numbers, so that a number below one is a record and no header. */
const NUMBERS = ['decimallatitude', 'decimallongitude'];

/** `meta.xml` may count none for a line of terms, or one although the first line is a record. */
export function headerLinesOf(
  firstLine: string,
  { skipLines, columns }: Pick<ArchiveTable, 'skipLines' | 'columns'>,
  delimiter: string,
): number {
  const cells = firstLine.split(delimiter).map((cell) => cell.replace(/^"|"$/g, '').trim());
  const indexed = columns.flatMap(({ term, index }) =>
    index === null ? [] : [{ term: term.toLowerCase(), cell: cells[index] ?? '' }],
  );
  const names = indexed.filter(({ term, cell }) => cell.toLowerCase() === term);
  if (skipLines === 0) return names.length > indexed.length / 2 ? 1 : 0;
  const isRecord = indexed.some(
    ({ term, cell }) => NUMBERS.includes(term) && /^-?\d{1,3}(\.\d+)?$/.test(cell),
  );
  return skipLines === 1 && isRecord ? 0 : skipLines;
}

export async function layoutIn(
  zip: ZipArchive,
  folder: string,
  table: ArchiveTable,
): Promise<Pick<ArchiveTable, 'lineEnds' | 'delimiter' | 'skipLines'>> {
  const {
    files: [file = ''],
    encoding,
    lineEnd,
    columns,
  } = table;
  const text = textOf(await firstBytes(zip, locate(zip, folder, file)), encoding);
  const isStated = columns.length < 2 || text.includes(table.delimiter);
  const delimiter = isStated ? table.delimiter : recogniseDialect(text).delimiter;
  const lineEnds = lineEndsOf(text, lineEnd);
  const end = Math.min(...lineEnds.map((one) => text.indexOf(one)).filter((at) => at >= 0));
  return { lineEnds, delimiter, skipLines: headerLinesOf(text.slice(0, end), table, delimiter) };
}
