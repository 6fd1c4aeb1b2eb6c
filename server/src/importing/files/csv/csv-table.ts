import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { beginningOfFile } from '../source/beginning-of-file';
import type { RecordTable } from '../source/record-table';
import { knownNames } from './header-row';
import { type RowFormat, readRows } from './read-rows';
import { recogniseDialect, separatorLine } from './recognise-dialect';
import { tableOfRows } from './row-table';

/** The header must end within this number of bytes. */
const BEGINNING_BYTES = 64 * 1024;

/** A byte order mark names it, or every second byte of the first two letters is zero. */
function utf16In([first, second, third, fourth]: Buffer): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null;
}

/** Opens from the start on each call. */
interface TextBytes {
  open(): Promise<Readable>;
  total: number;
}

/** @throws FileRefused when the header is missing */
export async function openCsvText(
  { open: openBytes, total }: TextBytes,
  beginning: Buffer,
  encoding = 'utf-8',
  names: readonly string[] = [],
): Promise<RecordTable> {
  const known = utf16In(beginning) ?? encoding;
  const text = new TextDecoder(known).decode(beginning);
  const stated = separatorLine(text);
  const format: RowFormat = {
    ...recogniseDialect(text, knownNames(names)),
    ...(stated && { delimiter: stated, skipLines: 1 }),
    encoding: known,
    // Files that were joined may have both kinds of line ends.
    ...(text.includes('\n') && { lineEnds: ['\r\n', '\n'] }),
  };
  let read = 0;
  let isLineEnded = true;
  return tableOfRows(
    {
      total,
      read: () => read,
      isLineEnded: () => isLineEnded,
      async rows() {
        read = 0;
        const bytes = await openBytes();
        bytes.on('data', (chunk: Buffer) => {
          read += chunk.length;
          isLineEnded = /[\r\n\0]/.test(String.fromCharCode(chunk.at(-1) ?? 0));
        });
        bytes.pause();
        return readRows(bytes, format);
      },
    },
    names,
  );
}

export async function openCsv(
  path: string,
  encoding?: string,
  names?: readonly string[],
): Promise<RecordTable> {
  const { size } = await stat(path);
  const openFile = async () => createReadStream(path, { highWaterMark: 1 << 18 });
  const beginning = await beginningOfFile(path, BEGINNING_BYTES);
  return openCsvText({ open: openFile, total: size }, beginning, encoding, names);
}
