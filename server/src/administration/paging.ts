import { ROWS_PER_PAGE } from '@aranya/shared/contracts/administration';

/** Returns offset and limit of a page of a list. */
export const partOf = (page: number) => ({
  limit: ROWS_PER_PAGE,
  offset: (page - 1) * ROWS_PER_PAGE,
});

/** Returns a pattern for `ilike` that matches the typed text anywhere. */
export const anywhere = (typed: string): string =>
  `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
