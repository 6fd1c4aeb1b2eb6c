import { ROWS_PER_PAGE } from '@aranya/shared/contracts/administration';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Problem } from '../platform/problems/problem';

export const partOf = (page: number) => ({
  limit: ROWS_PER_PAGE,
  offset: (page - 1) * ROWS_PER_PAGE,
});

/** Selects a moment as ISO 8601. */
export const isoTime = (column: PgColumn) =>
  sql`${column}`.mapWith((value: string | Date) => new Date(value).toISOString());

/** Selects another text in place of null. */
export const orElse = (column: PgColumn, other: PgColumn | string = '') =>
  sql<string>`coalesce(${column}, ${other})`;

/** Null is false. */
export const isTrue = (column: PgColumn) => sql<boolean>`coalesce(${column}, false)`;

/** @throws Problem `not_found` without a row */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Pattern for `ilike`. */
export const anywhere = (typed: string): string =>
  `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
