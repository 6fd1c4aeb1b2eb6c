import type { RemoteRoute } from '../remotes/registry';
import { SOURCE_LANGUAGE } from './language-names';
import type { Language } from './languages';

export interface AddressParts {
  /** Language prefix of the address; undefined if it has none. */
  language: Language | undefined;
  /** Path of the page, as in routes. */
  path: string;
}

const FIRST_NAME = /^\/([a-z]{2,3})(?=\/|$)/i;

/**
 * Splits an address: `/hi/about` is the page `/about` in Hindi. English has no prefix.
 * @param offered languages of the installation
 */
export function addressParts(pathname: string, offered: readonly Language[] = []): AddressParts {
  const [start = '', name = ''] = FIRST_NAME.exec(pathname) ?? [];
  const language = name.toLowerCase();
  if (language === SOURCE_LANGUAGE || !offered.includes(language)) {
    return { language: undefined, path: pathname };
  }
  return { language, path: pathname.slice(start.length) || '/' };
}

export function addressIn(language: Language, path: string): string {
  if (language === SOURCE_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Returns a path in the form that the router compares: lower case, without trailing slashes. */
export function comparable(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

/**
 * Returns the paths that have an address in each language: those of public pages. Pages with
 * personal content use the person's language and are neither listed nor linked.
 * @param routes of all remotes
 * @returns undefined for a path that no route has
 */
export function pathsInLanguages(
  routes: readonly RemoteRoute[],
): (path: string) => boolean | undefined {
  const isOpen = new Map<string, boolean>();
  for (const { path, audience } of routes) {
    const key = comparable(path);
    isOpen.set(key, audience === 'anyone' && isOpen.get(key) !== false);
  }
  return (path) => isOpen.get(comparable(path));
}
