import { recogniseDialect } from '../csv/recognise-dialect';
import type { ArchiveTable } from './meta-file';
import { locate } from './table-records';
import type { ZipArchive } from './zip-archive';

/** Returns the first bytes of a file in an archive. */
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

/** Returns the line ends of a text: the stated one if the text contains it, else its own. */
export function lineEndsOf(text: string, stated: string): readonly string[] {
  const isWindows = text.includes('\r\n');
  // `meta.xml` often states \n for a file with \r\n.
  if (stated === '\n' && text.includes('\n')) return ['\r\n', '\n'];
  if (stated === '\r' && isWindows) return ['\r\n'];
  if (stated !== '' && text.includes(stated)) return [stated];
  return isWindows ? ['\r\n', '\n'] : text.includes('\n') ? ['\n'] : ['\r'];
}

/** Returns the line ends and the separator that the first file of a table has. */
export async function separatorsIn(
  zip: ZipArchive,
  folder: string,
  { files: [file = ''], encoding, lineEnd, delimiter, columns }: ArchiveTable,
): Promise<Pick<ArchiveTable, 'lineEnds' | 'delimiter'>> {
  const text = textOf(await firstBytes(zip, locate(zip, folder, file)), encoding);
  const isStated = columns.length < 2 || text.includes(delimiter);
  return {
    lineEnds: lineEndsOf(text, lineEnd),
    delimiter: isStated ? delimiter : recogniseDialect(text).delimiter,
  };
}
