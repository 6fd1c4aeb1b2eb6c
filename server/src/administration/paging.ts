import { ROWS_PER_PAGE } from '@aranya/shared/contracts/administration';
import { Problem } from '../platform/problems/problem';

export const partOf = (page: number) => ({
  limit: ROWS_PER_PAGE,
  offset: (page - 1) * ROWS_PER_PAGE,
});

/** @throws Problem `not_found` without a row */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Pattern for `ilike`. */
export const anywhere = (typed: string): string =>
  `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
