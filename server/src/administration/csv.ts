import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from '../platform/text/write-csv';

const ROWS_AT_ONCE = 500;

/** @param read returns up to `limit` rows after a row, in a stable order; null: the first ones */
export async function* allRows<Row>(
  read: (after: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(last, ROWS_AT_ONCE);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

type Row<Column extends string> = { readonly [Name in Column]?: CsvValue | undefined };
type Rows<Column extends string> = AsyncIterable<Row<Column>> | Iterable<Row<Column>>;

/** Streams line by line, so that memory does not grow with the table. */
export function sendCsv<Reply extends FastifyReply, Column extends string>(
  reply: Reply,
  name: string,
  columns: readonly Column[],
  rows: Rows<Column>,
) {
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="aranya-${name}-${day}.csv"`)
    .send(Readable.from(lines(columns, rows)));
}

async function* lines<Column extends string>(columns: readonly Column[], rows: Rows<Column>) {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const row of rows) yield csvLine(columns.map((column) => row[column] ?? null));
}
