import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from '../../platform/text/write-csv';

export interface CsvTable {
  /** Part of the file name, such as `people`. */
  name: string;
  /** Column headers. */
  head: readonly string[];
  rows: AsyncIterable<readonly CsvValue[]>;
}

/** Streams a table line by line, so that memory does not grow with its length. */
export function sendCsv<Reply extends FastifyReply>(reply: Reply, table: CsvTable) {
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="aranya-${table.name}-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines(table)));
}

async function* lines({ head, rows }: CsvTable): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(head);
  for await (const row of rows) yield csvLine(row);
}
