/** Number of rows per query of a download. */
const ROWS_AT_ONCE = 500;

/**
 * Reads all rows of a table in batches, to limit memory and query time.
 * @param read returns at most `limit` rows after the given row, in a stable order; `null` requests
 *   the first ones
 */
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
