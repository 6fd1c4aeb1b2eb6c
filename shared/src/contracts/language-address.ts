import { SOURCE_LANGUAGE } from './language-names';
import type { Language } from './languages';
import type { RemoteRoute } from './registry';

/** The address of a page, taken apart. */
export interface AddressParts {
  /** The language that the address begins with; undefined where it names none. */
  language: Language | undefined;
  /** The page's path, as routes have it. */
  path: string;
}

const FIRST_NAME = /^\/([a-z]{2,3})(?=\/|$)/i;

/**
 * Takes an address apart: `/hi/about` is the page `/about` in Hindi. English has no name in an address.
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

/** The address of a page in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === SOURCE_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Path as the router compares it: in lower case, without slashes at its end. */
export function comparable(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

/**
 * Which paths have an address in each language: those that anyone may see. What a page shows to one person is in
 * that person's language, and is neither listed nor sent.
 * @param routes of all remotes
 * @returns undefined for a path that nobody owns
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
