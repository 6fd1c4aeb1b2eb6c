/** A reserved origin, to resolve addresses that are relative to the page. */
const HERE = 'https://here.invalid';

/**
 * Browsers read `\` as `/`, drop tabs and line breaks, and trim control characters: a link with one
 * of these may lead elsewhere than it shows.
 */
const MISLEADING = /[\s\\\p{Cc}]/u;

const parsed = (link: string, base?: string) =>
  !MISLEADING.test(link) && URL.canParse(link, base) ? new URL(link, base) : null;

/** Returns whether every browser reads the link as a path of this site, such as `/dashboard`. */
export function isOwnPath(link: string): boolean {
  const address = link.startsWith('/') ? parsed(link, HERE) : null;
  // `//` starts a host name, also after a router removed a `/.` before it.
  return address?.origin === HERE && !address.pathname.includes('//');
}

/** Returns whether a link is an https address whose visible host is the real one. */
export function isHttpsAddress(link: string): boolean {
  const address = /^https:\/\/[^/]/.test(link) ? parsed(link) : null;
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}
