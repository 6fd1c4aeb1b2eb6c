import { ROWS_PER_PAGE } from '@aranya/shared/contracts/administration';

/** The part of a list that a page shows. */
export const partOf = (page: number) => ({
  limit: ROWS_PER_PAGE,
  offset: (page - 1) * ROWS_PER_PAGE,
});

/** A pattern for `ilike` that finds what a person typed anywhere in a text. */
export const anywhere = (typed: string): string =>
  `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
