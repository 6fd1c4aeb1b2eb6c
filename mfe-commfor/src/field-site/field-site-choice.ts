import type { QueryState } from '@aranya/shared/api';

/** Which field site is looked at; one choice for all tabs. */
export interface FieldSiteChoice {
  /** The names to choose from. */
  sites: QueryState<string[]>;
  /** Empty until one is chosen. */
  siteName: string;
  choose: (siteName: string) => void;
}

/** The names in a list answer, each once, in the order of the service. */
export const namesOf = (list: readonly { fieldSite: string }[]): string[] => [
  ...new Set(list.map(({ fieldSite }) => fieldSite)),
];
