import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from '../../../platform/text/write-csv';

/** A table to download. */
export interface CsvTable {
  /** In the name of the file, such as `people`. */
  name: string;
  /** Heads of the columns. */
  head: readonly string[];
  rows: AsyncIterable<readonly CsvValue[]>;
}

/** Answers with a table, line by line: however long it is, it is never whole in the memory. */
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
