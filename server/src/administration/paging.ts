import { ROWS_PER_PAGE } from '@aranya/shared/contracts/administration';
import { Problem } from '../platform/problems/problem';

/** Returns offset and limit of a page of a list. */
export const partOf = (page: number) => ({
  limit: ROWS_PER_PAGE,
  offset: (page - 1) * ROWS_PER_PAGE,
});

/** Returns the first row of a result. @throws Problem `not_found` without one */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Returns a pattern for `ilike` that matches the typed text anywhere. */
export const anywhere = (typed: string): string =>
  `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
