import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { LIMITS } from '../../../platform/configuration/limits';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { decodeText } from './decode-text';
import type { Dialect } from './recognise-dialect';

export interface RowFormat extends Dialect {
  encoding: string;
  /** Undefined: the line end of the first line. */
  lineEnds?: readonly string[];
  skipLines?: number;
}

function sentenceOf(error: CsvError): Sentence {
  const { lines: line } = error as unknown as { lines: number };
  const bytes = LIMITS.dataImport.rowBytes;
  return ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(error.code)
    ? sentence(
        'A quotation mark near line {line} is opened and not closed, or the row is longer than {bytes} bytes. Inside quotation marks a quotation mark is written twice.',
        { line, bytes },
      )
    : sentence('The text cannot be read as CSV near line {line}: {reason}', {
        line,
        reason: { words: error.message },
      });
}

/** Skips empty lines (RFC 4180). @throws FileRefused when the text is malformed */
export async function* readRows(bytes: Readable, format: RowFormat): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: format.delimiter,
    quote: format.quote ?? false,
    ...(format.quote && { escape: format.quote }),
    ...(format.lineEnds && { record_delimiter: [...format.lineEnds] }),
    from_line: (format.skipLines ?? 0) + 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LIMITS.dataImport.rowBytes,
  });
  const reading = pipeline(
    bytes,
    (chunks: AsyncIterable<Buffer>) => decodeText(chunks, format.encoding),
    parser,
  );
  // The parser below throws this error too; an unhandled rejection would end the process.
  reading.catch(() => undefined);
  try {
    for await (const row of parser) yield row as string[];
    await reading;
  } catch (error) {
    throw error instanceof CsvError ? new FileRefused(sentenceOf(error)) : error;
  } finally {
    bytes.destroy();
  }
}
