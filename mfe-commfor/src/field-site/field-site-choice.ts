import type { QueryState } from '@aranya/shared/api';

/** The chosen field site, shared by all tabs. */
export interface FieldSiteChoice {
  /** Names of the available sites. */
  sites: QueryState<string[]>;
  /** Empty until one is chosen. */
  siteName: string;
  choose: (siteName: string) => void;
}

/** Returns the distinct names of a list, in the server's order. */
export const namesOf = (list: readonly { fieldSite: string }[]): string[] => [
  ...new Set(list.map(({ fieldSite }) => fieldSite)),
];
