import { settings } from '@aranya/shared/config';
import { addressIn, addressParts, type Language, pathsInLanguages } from '@aranya/shared/contracts';
import { beginVisit, continueVisit } from '@aranya/shared/languages';
import type { RoutesByPath } from './routes-by-path';

const partsOf = (pathname: string) => addressParts(pathname, settings().languages);

/** Without the language prefix. */
export const pathOf = (pathname: string): string => partsOf(pathname).path;

export interface Addresses {
  /** For a personal or unknown page, the path itself. */
  of: (path: string) => string;
  isPage: (path: string) => boolean;
}

export function addressesIn(language: Language, routes: RoutesByPath): Addresses {
  const isForEach = pathsInLanguages([...routes.values()].flat());
  return {
    of: (path) => (isForEach(path) ? addressIn(language, path) : path),
    isPage: (path) => isForEach(path) !== undefined,
  };
}

/** Without a prefix, the visit's language remains. */
export function beginAtAddress(routes: RoutesByPath) {
  const { language, path } = partsOf(window.location.pathname);
  const namesNone = pathsInLanguages([...routes.values()].flat())(path) !== true;
  if (!language && namesNone) continueVisit();
  else beginVisit(language);
}
