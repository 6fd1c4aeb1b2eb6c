/** An origin that nothing has, for addresses that are relative to the page. */
const HERE = 'https://here.invalid';

/**
 * Browsers read `\` as `/`, leave tabs and line breaks out, and cut controls off the ends: what holds
 * one of these may lead elsewhere than it says.
 */
const MISLEADING = /[\s\\\p{Cc}]/u;

const parsed = (link: string, base?: string) =>
  !MISLEADING.test(link) && URL.canParse(link, base) ? new URL(link, base) : null;

/** Whether a link is a path of this site, such as `/dashboard`, for every browser. */
export function isOwnPath(link: string): boolean {
  const address = link.startsWith('/') ? parsed(link, HERE) : null;
  // `//` begins the name of a host, also where a router has taken `/.` away before it.
  return address?.origin === HERE && !address.pathname.includes('//');
}

/** Whether a link is an address with https whose host is what it seems to be. */
export function isHttpsAddress(link: string): boolean {
  const address = /^https:\/\/[^/]/.test(link) ? parsed(link) : null;
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}
