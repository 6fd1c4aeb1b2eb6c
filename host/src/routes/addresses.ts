import { settings } from '@aranya/shared/config';
import { addressIn, addressParts, type Language, pathsInLanguages } from '@aranya/shared/contracts';
import { beginVisit, continueVisit } from '@aranya/shared/languages';
import type { RoutesByPath } from './routes-by-path';

const partsOf = (pathname: string) => addressParts(pathname, settings().languages);

/** Returns the path of a page without the language prefix. */
export const pathOf = (pathname: string): string => partsOf(pathname).path;

/** Addresses of the product's pages in one language. */
export interface Addresses {
  /** Returns the address of a path; for a personal or unknown page, the path itself. */
  of: (path: string) => string;
  /** Returns whether a path has a page. */
  isPage: (path: string) => boolean;
}

export function addressesIn(language: Language, routes: RoutesByPath): Addresses {
  const isForEach = pathsInLanguages([...routes.values()].flat());
  return {
    of: (path) => (isForEach(path) ? addressIn(language, path) : path),
    isPage: (path) => isForEach(path) !== undefined,
  };
}

/**
 * Sets the language of the visit from the address; without a prefix, the visit's language remains.
 */
export function beginAtAddress(routes: RoutesByPath) {
  const { language, path } = partsOf(window.location.pathname);
  const namesNone = pathsInLanguages([...routes.values()].flat())(path) !== true;
  if (!language && namesNone) continueVisit();
  else beginVisit(language);
}
