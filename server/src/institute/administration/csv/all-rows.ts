/** Rows that are read from the database at once, for a download. */
const ROWS_AT_ONCE = 500;

/**
 * Every row of a table, read in parts, so that neither the memory nor one long query holds all of
 * it.
 *
 * @param read gives at most `limit` rows that come after a row, in a lasting order; `null` asks for
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
