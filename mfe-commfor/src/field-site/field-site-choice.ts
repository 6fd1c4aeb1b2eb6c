import type { Loaded } from '../loading/use-loaded';

/** Which field site is looked at; one choice for all tabs. */
export interface FieldSiteChoice {
  /** The names to choose from. */
  sites: Loaded<string[]>;
  /** Fetches the names again. */
  again: () => void;
  /** Empty until one is chosen. */
  siteName: string;
  choose: (siteName: string) => void;
}

/** The names in a list answer, each once, in the order of the service. */
export const namesOf = (list: readonly { fieldSite: string }[]): string[] => [
  ...new Set(list.map(({ fieldSite }) => fieldSite)),
];
