import { settings } from '@aranya/shared/config';
import { addressIn, addressParts, type Language, pathsInLanguages } from '@aranya/shared/contracts';
import { beginVisit, continueVisit } from '@aranya/shared/languages';
import type { RoutesByPath } from './routes-by-path';

const partsOf = (pathname: string) => addressParts(pathname, settings().languages);

/** The path of a page, whatever the language of its address. */
export const pathOf = (pathname: string): string => partsOf(pathname).path;

/** The addresses of the product's pages in one language. */
export interface Addresses {
  /** The address of a path; where it is one person's page, or nobody's, the path itself. */
  of: (path: string) => string;
  /** Whether there is a page. */
  isPage: (path: string) => boolean;
}

export function addressesIn(language: Language, routes: RoutesByPath): Addresses {
  const isForEach = pathsInLanguages([...routes.values()].flat());
  return {
    of: (path) => (isForEach(path) ? addressIn(language, path) : path),
    isPage: (path) => isForEach(path) !== undefined,
  };
}

/** Begins a visit in the language of its address, or goes on in that of the visit where an address names none. */
export function beginAtAddress(routes: RoutesByPath) {
  const { language, path } = partsOf(window.location.pathname);
  const namesNone = pathsInLanguages([...routes.values()].flat())(path) !== true;
  if (!language && namesNone) continueVisit();
  else beginVisit(language);
}
