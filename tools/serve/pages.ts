import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  addressParts,
  type FrontEndSettings,
  type HomeStatistics,
  OFFLINE_PAGE,
  type RegisteredHost,
  type RegisteredRemote,
  type Registry,
  type RemoteRelease,
  siteOf,
} from '@aranya/shared/contracts';
import { chooseEncoding, type Encoding } from '../../server/src/platform/http/choose-encoding';
import type { KnownHosts } from '../../server/src/platform/http/known-hosts';
import { contentSecurityPolicy, workerPolicy } from './content-security-policy';
import { FOR_ALL_ORIGINS } from './for-all-origins';
import type { HostFor } from './host-parts';
import { inlineJson } from './inline-json';
import { headOfPath, withHead } from './page-head';
import { preloadLinks } from './preload-links';
import { placeOfVisitor } from './prerendering/chosen-release';
import { composePage, type PageSources } from './prerendering/compose-page';
import { robotsText, sitemap } from './site-index';
import { NETWORK_HINT, sparingPage, wantsLittle } from './sparing-page';
import { webManifest } from './web-manifest';

/** Quick, since it is done at each request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: promisify(gzip),
};

interface Prerendering extends Omit<PageSources, 'shellOf' | 'settings'> {
  /** The counters, at most a minute old; undefined where nobody knows them. */
  statistics: () => HomeStatistics | undefined;
  /** Paths of pages with samples that are out of date; undefined where nobody knows it. */
  outdated: () => readonly string[] | undefined;
}

interface PageSource {
  /** The page, and what goes with it. */
  hostFor: HostFor;
  /** With the links as an administrator wrote them, a minute ago at most. */
  settings: () => FrontEndSettings;
  hostnameOf: HostnameOf;
  /** Read for each page: a release moves it without a restart. */
  readRegistry: () => Promise<Registry>;
  /** Origins of all remotes, with `{hostname}`. */
  remotes: string[];
  frameAncestors: string;
  /** True where the registry names every page, so that others are answered with 404. */
  isComplete: boolean;
  /** What pages show before any script; undefined where scripts draw them. */
  prerendering?: Prerendering | undefined;
}

/** The host name that a page is given in place of `{hostname}`. */
export type HostnameOf = (request: IncomingMessage) => string;

/** The host name of a request, where it is one of the product; policies know no IPv6 address. */
export const hostnameFor =
  (known: KnownHosts): HostnameOf =>
  ({ headers }) =>
    known(headers.host)?.replace(/^\[.*$/, '') || 'localhost';

/** Modules that remotes show inside their pages, by the remote that has them. */
type ShownInside = ReadonlyMap<string, ReadonlySet<string>>;

function shownInside({ remotes }: Registry): ShownInside {
  const uses = remotes.flatMap((remote) => remote.uses ?? []);
  const namesOf = (name: string) =>
    uses.flatMap(({ remote, expose }) => (remote === name ? [expose] : []));
  return new Map(remotes.map(({ name }) => [name, new Set(namesOf(name))]));
}

/** A release without what the page has in its head and its content; the loader asks early for what comes inside. */
const withoutPreloads = <Release extends RemoteRelease>(
  { needs, pages: _, catalogues: __, ...release }: Release,
  inside: ReadonlySet<string> = new Set(),
) => {
  const kept = Object.entries(needs ?? {})
    .filter(([expose]) => inside.has(expose))
    .map(([expose, { files, integrity }]) => [expose, { files, shared: [], integrity }]);
  return { ...release, ...(kept.length > 0 && { needs: Object.fromEntries(kept) }) };
};

/**
 * What the page itself reads of the registry: preloads and first content are in it already, and the past
 * is for the release command.
 */
function withoutNeeds({ host, ...registry }: Registry): Registry {
  const inside = shownInside(registry);
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => withoutPast(remote, inside.get(remote.name))),
    ...(host && { host: hostInPage(host) }),
  };
}

/** A page runs in its host already; it has to know only whether another one is tried. */
function hostInPage({ shared, release }: RegisteredHost): RegisteredHost {
  if (!release?.canary) return { shared };
  const { integrity: _, previous: __, canary, ...rest } = withoutPast(release);
  const { integrity: ___, ...tried } = canary ?? release.canary;
  return { shared, release: { ...rest, canary: tried } };
}

const withoutPast = (
  { canary, served: _, withdrawn, exposes: __, uses: ___, ...remote }: RegisteredRemote,
  inside?: ReadonlySet<string>,
): RegisteredRemote => ({
  ...withoutPreloads(remote, inside),
  ...(canary && { canary: withoutPreloads(canary, inside) }),
  // Why and when is for those who release.
  ...(withdrawn && {
    withdrawn: withdrawn.map(({ version }) => ({ version, at: '', reason: '' })),
  }),
});

/** Sends text compressed where the client takes it. */
async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const body = encoding ? await compress[encoding](text) : text;
  response.writeHead(status, {
    ...headers,
    Vary: `Accept-Encoding, ${NETWORK_HINT.vary}`,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A host from before addresses had a language in them has the page under its path. */
function leadOn(response: ServerResponse, path: string) {
  // Not two slashes: those would be another site.
  const to = path.replace(/^\/+/, '/');
  response.writeHead(302, {
    'Content-Type': 'text/plain',
    'Cache-Control': 'no-cache',
    Location: to,
  });
  response.end('The page is in English for now.');
}

/**
 * Sends a page with settings and registry inside, so that neither costs a round trip, and with a
 * policy whose nonce is used once.
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
  /** A page of no address: without content, and it fetches nothing early. */
  isEmpty = false,
) {
  const { remotes, frameAncestors, isComplete, prerendering } = source;
  const settings = source.settings();
  const hostname = source.hostnameOf(request);
  const nonce = randomBytes(16).toString('base64');
  const registry = await source.readRegistry();
  const { share, setCookie } = placeOfVisitor(registry, request.headers.cookie);
  const { template, provided, shellOf, inLanguages = true } = await source.hostFor(registry, share);
  const pathname = isEmpty ? OFFLINE_PAGE : new URL(request.url ?? '/', 'http://origin').pathname;
  const { language, path } = addressParts(pathname, settings.languages);
  if (language && !inLanguages) return leadOn(response, path);
  // No page may lead to one in another language that leads back.
  const site = { ...siteOf(settings), ...(!inLanguages && { languages: undefined }) };
  const address = site.address?.replaceAll('{hostname}', hostname);
  const head = headOfPath(pathname, registry, { ...site, address });
  const links =
    isComplete && !isEmpty
      ? preloadLinks({ pathname, registry, settings, hostname, provided })
      : '';
  const statistics = prerendering?.statistics();
  const outdated = prerendering?.outdated();
  const asked = { pathname: path, language, registry, share, hostname, statistics, outdated };
  const composed =
    prerendering && shellOf && (await composePage({ ...prerendering, settings, shellOf }, asked));
  const page = withHead(template, head)
    .replace('</title>', () => `</title>${links}${composed?.styles(nonce) ?? ''}`)
    .replace('<div id="root"></div>', (empty) => composed?.root ?? empty)
    .replace(/(<meta name="style-nonce" content=")/, `$1" nonce="${nonce}`)
    .replace(
      /(id="aranya-page">)/,
      (start) =>
        `${start}${inlineJson({ settings, registry: withoutNeeds(registry), statistics })}`,
    );
  const policy = contentSecurityPolicy({ settings, remotes, nonce, frameAncestors });
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy.replaceAll('{hostname}', hostname),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Accept-CH': NETWORK_HINT.acceptCh,
    ...(isComplete && setCookie && { 'Set-Cookie': setCookie }),
  };
  await sendText(
    request,
    response,
    isComplete && !isEmpty && !head.found ? 404 : 200,
    headers,
    composed?.hasContent && wantsLittle(request) ? sparingPage(page) : page,
  );
}

/** The page from which scripts draw every address where no network answers. */
export const sendOfflinePage = (
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
) => sendPage(request, response, { ...source, prerendering: undefined }, true);

/** registry.json, for open tabs that ask what is current. */
export async function sendRegistry(
  request: IncomingMessage,
  response: ServerResponse,
  { readRegistry }: PageSource,
) {
  const headers = {
    'Content-Type': 'application/json',
    // Hosts of others find our remotes by it.
    ...FOR_ALL_ORIGINS,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
  const registry = withoutNeeds(await readRegistry());
  await sendText(request, response, 200, headers, JSON.stringify(registry, null, 2));
}

/** The service worker as it was built, which browsers ask for again at each visit. */
export async function sendWorker(
  request: IncomingMessage,
  response: ServerResponse,
  script: string,
  { remotes, hostnameOf }: PageSource,
) {
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': workerPolicy(remotes).replaceAll('{hostname}', hostnameOf(request)),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
  await sendText(request, response, 200, headers, script);
}

/** The web manifest, with the product's name in the language of the page that asks. */
export async function sendWebManifest(
  request: IncomingMessage,
  response: ServerResponse,
  { settings }: PageSource,
) {
  const headers = {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
  const { searchParams } = new URL(request.url ?? '/', 'http://origin');
  const text = webManifest(settings(), searchParams.get('lang') ?? undefined);
  await sendText(request, response, 200, headers, text);
}

/** Paths of the documents that search engines ask for first. */
export const SITE_INDEX = ['/robots.txt', '/sitemap.xml'] as const;

/** robots.txt and sitemap.xml, from the registry. */
export async function sendSiteIndex(
  request: IncomingMessage,
  response: ServerResponse,
  path: (typeof SITE_INDEX)[number],
  { settings, hostnameOf, readRegistry }: PageSource,
) {
  const { address: published = '', languages } = siteOf(settings());
  const address = published.replaceAll('{hostname}', hostnameOf(request));
  const isSitemap = path === '/sitemap.xml';
  const headers = {
    'Content-Type': isSitemap ? 'application/xml' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
  const text = isSitemap ? sitemap(address, await readRegistry(), languages) : robotsText(address);
  await sendText(request, response, 200, headers, text);
}
