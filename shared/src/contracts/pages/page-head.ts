import { addressIn } from '../languages/language-address';
import { SOURCE_LANGUAGE } from '../languages/language-names';
import type { Language } from '../languages/languages';
import type { RemoteRoute } from '../remotes/registry';
import { hasParameter } from './route-path';
import type { FrontEndSettings } from './settings';

/** An element of a page's head: servers write it, and pages update it on navigation. */
export interface HeadElement {
  tag: 'meta' | 'link';
  /** Attribute that distinguishes elements of a kind; `hreflang` belongs to `rel="alternate"`. */
  key: 'name' | 'property' | 'rel' | 'hreflang';
  /** Value of the element's `name` or `property`. */
  name: string;
  /**
   * Value of the element (`content` of a meta, `href` of a link); undefined if the page has none.
   */
  value: string | undefined;
}

/** Head of a page for search engines and link previews, which run no scripts. */
export interface PageHead {
  title: string;
  /** Language of the page, as the `lang` attribute takes it. */
  language: string;
  /** Elements of the head: the same in the same order for every page; some have no value. */
  elements: HeadElement[];
}

/** Site-wide values of page heads. */
export interface PageSite {
  /** The product's name. */
  brand: string;
  /**
   * Public address of the host, without trailing slash; without it, no absolute address is written.
   */
  address?: string | undefined;
  /** Offered languages; default: English only. */
  languages?: readonly Language[] | undefined;
}

/** Returns the site-wide values from the settings; the address may contain `{hostname}`. */
export function siteOf({
  brand,
  host,
  languages,
}: Pick<FrontEndSettings, 'brand' | 'host' | 'languages'>): PageSite {
  let end = host?.length ?? 0;
  while (host?.[end - 1] === '/') end -= 1;
  return { brand: brand.name, address: host?.slice(0, end), languages };
}

/** Default preview picture, a public file of the host. */
const PREVIEW_IMAGE = '/video/canopy-poster.jpg';

/** Returns whether visitors see the page of a route. */
const isOpen = ({ path }: RemoteRoute, routes: readonly RemoteRoute[]) =>
  routes.every((one) => one.path !== path || one.audience === 'anyone');

/**
 * Returns the path under which search engines list a page. Two routes that name each other as
 * desktop and mobile counterparts are listed once, under the desktop path.
 * @param routes of all remotes
 * @returns undefined for a page with personal content, a parameter or a policy of its own: it is not listed
 */
export function canonicalPath(
  route: RemoteRoute,
  routes: readonly RemoteRoute[],
): string | undefined {
  if (hasParameter(route.path) || route.policy || !isOpen(route, routes)) return undefined;
  const same = routes.find(
    ({ path, elsewhere, viewport }) =>
      viewport === 'desktop' && path === route.elsewhere && elsewhere === route.path,
  );
  return same ? canonicalPath({ ...same, elsewhere: undefined }, routes) : route.path;
}

/** A page for the sitemap. */
export interface ListedPage {
  path: string;
  /** Languages with an address of the page, English first. */
  languages: Language[];
}

/**
 * Returns the languages of a page: one for a page with a fixed language, else those of its titles.
 */
const languagesOf = ({ language, titles }: RemoteRoute, offered: readonly Language[] = []) => [
  SOURCE_LANGUAGE,
  ...offered.filter((one) => one !== SOURCE_LANGUAGE && !language && titles?.[one]),
];

/** Lists the pages for the sitemap, each once, in the order of the routes. */
export function listedPages(
  routes: readonly RemoteRoute[],
  offered?: readonly Language[],
): ListedPage[] {
  const paths = new Set(routes.flatMap((route) => canonicalPath(route, routes) ?? []));
  return [...paths].map((path) => {
    const route = routes.find((one) => one.path === path);
    return { path, languages: route ? languagesOf(route, offered) : [SOURCE_LANGUAGE] };
  });
}

/** `hreflang` for all other languages. */
const ANY_OTHER = 'x-default';

/** Returns the addresses of a page per language; without values if it has only one. */
function alternates(
  canonical: string | undefined,
  languages: readonly Language[],
  { address, languages: offered = [] }: PageSite,
): HeadElement[] {
  const isInMore = address && canonical && languages.length > 1;
  const link = (name: string, language: Language): HeadElement => ({
    tag: 'link',
    key: 'hreflang',
    name,
    value:
      isInMore && languages.includes(language)
        ? address + addressIn(language, canonical)
        : undefined,
  });
  return [...offered.map((language) => link(language, language)), link(ANY_OTHER, SOURCE_LANGUAGE)];
}

/**
 * Returns the head of one page.
 * @param route undefined for an address without a route
 * @param routes of all remotes
 * @param read the language of the address
 */
export function pageHead(
  route: RemoteRoute | undefined,
  routes: readonly RemoteRoute[],
  site: PageSite,
  read: Language = SOURCE_LANGUAGE,
): PageHead {
  const { brand, address } = site;
  const title = route ? `${route.titles?.[read] ?? route.title} · ${brand}` : brand;
  const description = route?.descriptions?.[read] ?? route?.description;
  const path = route && canonicalPath(route, routes);
  const isIndexed = route !== undefined && isOpen(route, routes);
  const languages = route ? languagesOf(route, site.languages) : [];
  // The canonical address of an untranslated page is the English one.
  const canonical = path && addressIn(languages.includes(read) ? read : SOURCE_LANGUAGE, path);
  const at = (one: string | undefined) => (address && one ? address + one : undefined);
  const meta = (key: 'name' | 'property', name: string, value: string | undefined) =>
    ({ tag: 'meta', key, name, value }) as const;
  return {
    title,
    language: route?.language ?? read,
    elements: [
      meta('name', 'description', description),
      meta('name', 'robots', isIndexed ? undefined : 'noindex'),
      { tag: 'link', key: 'rel', name: 'canonical', value: at(canonical) },
      ...alternates(path, languages, site),
      meta('property', 'og:site_name', brand),
      meta('property', 'og:type', 'website'),
      // Open Graph locales have a region; readers are in India.
      meta('property', 'og:locale', languages.length > 1 ? `${read}_IN` : undefined),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', at(canonical)),
      meta('property', 'og:image', at(route?.image ?? PREVIEW_IMAGE)),
    ],
  };
}
