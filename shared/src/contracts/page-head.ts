import type { RemoteRoute } from './registry';
import type { FrontEndSettings } from './settings';

/** An element of a page's head, for servers that write it and for pages that keep it in step. */
export interface HeadElement {
  tag: 'meta' | 'link';
  /** Attribute that tells it from others of its kind. */
  key: 'name' | 'property' | 'rel';
  /** Value of that attribute. */
  name: string;
  /** What it says (`content` of a meta, `href` of a link); undefined where the page has none. */
  value: string | undefined;
}

/** What search engines and link previews read of a page; they run no script. */
export interface PageHead {
  title: string;
  /** Language of the page, as the `lang` attribute takes it. */
  language: string;
  /** The same elements for every page, in one order; some without a value. */
  elements: HeadElement[];
}

/** Whose pages they are. */
export interface PageSite {
  /** The product's name. */
  brand: string;
  /** Public address of the host, without a slash at its end; without it nothing absolute is said. */
  address?: string | undefined;
}

/** Whose pages the settings describe; the address may have `{hostname}` in it. */
export function siteOf({ brand, host }: Pick<FrontEndSettings, 'brand' | 'host'>): PageSite {
  let end = host?.length ?? 0;
  while (host?.[end - 1] === '/') end -= 1;
  return { brand: brand.name, address: host?.slice(0, end) };
}

/** Picture of pages that name none: in the host's public files. */
const PREVIEW_IMAGE = '/video/canopy-poster.jpg';

/**
 * The path under which search engines list a page. Two pages that name each other as the same one in
 * the other application are listed once, as the desktop one.
 * @param routes of all remotes
 * @returns undefined for a page that depends on who asks: it is not listed
 */
export function canonicalPath(
  route: RemoteRoute,
  routes: readonly RemoteRoute[],
): string | undefined {
  const owners = routes.filter(({ path }) => path === route.path);
  if (owners.some(({ audience }) => audience !== 'anyone')) return undefined;
  const same = routes.find(
    ({ path, elsewhere, viewport }) =>
      viewport === 'desktop' && path === route.elsewhere && elsewhere === route.path,
  );
  return same ? canonicalPath({ ...same, elsewhere: undefined }, routes) : route.path;
}

/** Paths that search engines should know, each once, in the order of the routes. */
export const listedPaths = (routes: readonly RemoteRoute[]): string[] => [
  ...new Set(routes.flatMap((route) => canonicalPath(route, routes) ?? [])),
];

/**
 * The head of one page.
 * @param route undefined for an address that nobody owns
 * @param routes of all remotes
 */
export function pageHead(
  route: RemoteRoute | undefined,
  routes: readonly RemoteRoute[],
  { brand, address }: PageSite,
): PageHead {
  const title = route ? `${route.title} · ${brand}` : brand;
  const canonical = route && canonicalPath(route, routes);
  const at = (path: string | undefined) => (address && path ? address + path : undefined);
  const meta = (key: 'name' | 'property', name: string, value: string | undefined) =>
    ({ tag: 'meta', key, name, value }) as const;
  return {
    title,
    language: route?.language ?? 'en',
    elements: [
      meta('name', 'description', route?.description),
      meta('name', 'robots', canonical ? undefined : 'noindex'),
      { tag: 'link', key: 'rel', name: 'canonical', value: at(canonical) },
      meta('property', 'og:site_name', brand),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', route?.description),
      meta('property', 'og:url', at(canonical)),
      meta('property', 'og:image', at(route?.image ?? PREVIEW_IMAGE)),
    ],
  };
}
