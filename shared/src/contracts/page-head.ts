import { addressIn } from './language-address';
import { SOURCE_LANGUAGE } from './language-names';
import type { Language } from './languages';
import type { RemoteRoute } from './registry';
import type { FrontEndSettings } from './settings';

/** An element of a page's head, for servers that write it and for pages that keep it in step. */
export interface HeadElement {
  tag: 'meta' | 'link';
  /** Attribute that tells it from others of its kind; a `hreflang` is one of a `rel="alternate"`. */
  key: 'name' | 'property' | 'rel' | 'hreflang';
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
  /** Languages in which it can be read; English alone by default. */
  languages?: readonly Language[] | undefined;
}

/** Whose pages the settings describe; the address may have `{hostname}` in it. */
export function siteOf({
  brand,
  host,
  languages,
}: Pick<FrontEndSettings, 'brand' | 'host' | 'languages'>): PageSite {
  let end = host?.length ?? 0;
  while (host?.[end - 1] === '/') end -= 1;
  return { brand: brand.name, address: host?.slice(0, end), languages };
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

/** A page that search engines should know. */
export interface ListedPage {
  path: string;
  /** Languages in which it has an address, English first. */
  languages: Language[];
}

/** A page of one language has one address; others have one for each language in which their remote names them. */
const languagesOf = ({ language, titles }: RemoteRoute, offered: readonly Language[] = []) => [
  SOURCE_LANGUAGE,
  ...offered.filter((one) => one !== SOURCE_LANGUAGE && !language && titles?.[one]),
];

/** Pages that search engines should know, each once, in the order of the routes. */
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

/** What stands for every language that a page is not in. */
const ANY_OTHER = 'x-default';

/** The addresses of a page in each language; without values where it has one only. */
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
 * The head of one page.
 * @param route undefined for an address that nobody owns
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
  const languages = route ? languagesOf(route, site.languages) : [];
  // What is not translated is the English page once more.
  const canonical = path && addressIn(languages.includes(read) ? read : SOURCE_LANGUAGE, path);
  const at = (one: string | undefined) => (address && one ? address + one : undefined);
  const meta = (key: 'name' | 'property', name: string, value: string | undefined) =>
    ({ tag: 'meta', key, name, value }) as const;
  return {
    title,
    language: route?.language ?? read,
    elements: [
      meta('name', 'description', description),
      meta('name', 'robots', canonical ? undefined : 'noindex'),
      { tag: 'link', key: 'rel', name: 'canonical', value: at(canonical) },
      ...alternates(path, languages, site),
      meta('property', 'og:site_name', brand),
      meta('property', 'og:type', 'website'),
      // As link previews write it; who reads this is in India.
      meta('property', 'og:locale', languages.length > 1 ? `${read}_IN` : undefined),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', at(canonical)),
      meta('property', 'og:image', at(route?.image ?? PREVIEW_IMAGE)),
    ],
  };
}
