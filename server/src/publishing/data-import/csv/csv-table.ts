import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../import-job';
import { inBatches, type RecordTable, type SourceRecord } from '../source/record-table';
import { type RowFormat, readRows } from './read-rows';
import { recogniseDialect } from './recognise-dialect';

/** The header must end within this number of bytes. */
const BEGINNING_BYTES = 64 * 1024;

/** The encoding that a byte order mark names, if any. */
function markedEncoding([first, second]: Buffer): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Turns rows into records; marks a row as incomplete when its width differs from the table's. */
export async function* recordsOf(
  rows: AsyncIterable<string[]>,
  width: number,
): AsyncGenerator<SourceRecord> {
  for await (const row of rows) {
    yield { fields: row.map((field) => field.trim()), complete: row.length === width };
  }
}

async function* withoutFirst<T>(rows: AsyncIterable<T>): AsyncGenerator<T> {
  let isFirst = true;
  for await (const row of rows) {
    if (!isFirst) yield row;
    isFirst = false;
  }
}

/** The names of the columns, from the first row. */
async function headerOf(rows: AsyncIterable<string[]>): Promise<string[]> {
  for await (const row of rows) {
    if (row.length > LIMITS.dataImport.columns) {
      throw new FileRefused(
        sentence('The file has more than {count} columns. Leave out those that are not read.', {
          count: LIMITS.dataImport.columns,
        }),
      );
    }
    const terms = row.map((term) => term.trim());
    const seen = new Set<string>();
    for (const term of terms) {
      if (term !== '' && seen.has(term)) {
        throw new FileRefused(
          sentence('The column {column} is there twice. Remove one of the two.', { column: term }),
        );
      }
      seen.add(term);
    }
    return terms;
  }
  throw new FileRefused(sentence('The file is empty. Its first row must name the columns.'));
}

/** Opens a text file for reading, from its start, on each call. */
export interface TextBytes {
  open(): Promise<import('node:stream').Readable>;
  total: number;
}

/**
 * Opens text whose first row names its columns, and recognises the separator.
 * @param beginning First bytes of the text
 * @param encoding Encoding of text without a byte order mark; default UTF-8
 * @throws FileRefused when the header is missing or a column occurs twice
 */
export async function openCsvText(
  { open: openBytes, total }: TextBytes,
  beginning: Buffer,
  encoding = 'utf-8',
): Promise<RecordTable> {
  const known = markedEncoding(beginning) ?? encoding;
  const format: RowFormat = {
    ...recogniseDialect(new TextDecoder(known).decode(beginning)),
    encoding: known,
  };
  const terms = await headerOf(readRows(await openBytes(), format));
  let read = 0;
  return {
    terms,
    bytesTotal: total,
    bytesRead: () => read,
    async *batches() {
      read = 0;
      const bytes = await openBytes();
      bytes.on('data', (chunk: Buffer) => {
        read += chunk.length;
      });
      bytes.pause();
      yield* inBatches(recordsOf(withoutFirst(readRows(bytes, format)), terms.length));
    },
    close: async () => undefined,
  };
}

/** A CSV file, see {@link openCsvText}. */
export async function openCsv(path: string, encoding?: string): Promise<RecordTable> {
  const { size } = await stat(path);
  const openFile = async (): Promise<ReadStream> =>
    createReadStream(path, { highWaterMark: 1 << 18 });
  return openCsvText({ open: openFile, total: size }, await beginningOf(path), encoding);
}
