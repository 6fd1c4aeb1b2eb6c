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
import { chooseEncoding, type Encoding } from '../../../server/src/platform/http/choose-encoding';
import type { KnownHosts } from '../../../server/src/platform/http/known-hosts';
import { contentSecurityPolicy, workerPolicy } from '../content-security-policy';
import { FOR_ALL_ORIGINS } from '../for-all-origins';
import { placeOfVisitor } from '../prerendering/chosen-release';
import { composePage, type PageSources } from '../prerendering/compose-page';
import { robotsText, sitemap } from '../site-index';
import { webManifest } from '../web-manifest';
import { inlineJson } from './escaped';
import type { HostFor } from './host-parts';
import { headOfPath, withHead } from './page-head';
import { preloadLinks } from './preload-links';
import { NETWORK_HINT, sparingPage, wantsLittle } from './save-data-page';

/** Fast compression, because it runs on each request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: promisify(gzip),
};

interface Prerendering extends Omit<PageSources, 'shellOf' | 'settings'> {
  /** At most a minute old; undefined if unknown. */
  statistics: () => HomeStatistics | undefined;
  /** Paths of pages whose sample content is outdated; undefined if unknown. */
  outdated: () => readonly string[] | undefined;
}

interface PageSource {
  hostFor: HostFor;
  /** With an administrator's links, at most a minute old. */
  settings: () => FrontEndSettings;
  hostnameOf: HostnameOf;
  /** Read for each page, so that a release needs no restart. */
  readRegistry: () => Promise<Registry>;
  /** With `{hostname}`. */
  remotes: string[];
  frameAncestors: string;
  /** The registry names every page, so that others return 404. */
  isComplete: boolean;
  /** Undefined if scripts render the pages. */
  prerendering?: Prerendering | undefined;
}

/** Replaces `{hostname}`. */
export type HostnameOf = (request: IncomingMessage) => string;

/** Policies do not support IPv6 addresses. */
export const hostnameFor =
  (known: KnownHosts): HostnameOf =>
  ({ headers }) =>
    known(headers.host)?.replace(/^\[.*$/, '') || 'localhost';

/** Modules inside the pages of others, by the providing remote. */
type ShownInside = ReadonlyMap<string, ReadonlySet<string>>;

function shownInside({ remotes }: Registry): ShownInside {
  const uses = remotes.flatMap((remote) => remote.uses ?? []);
  const namesOf = (name: string) =>
    uses.flatMap(({ remote, expose }) => (remote === name ? [expose] : []));
  return new Map(remotes.map(({ name }) => [name, new Set(namesOf(name))]));
}

/** Head and content already include the rest; the loader preloads embedded modules. */
const withoutPreloads = <Release extends RemoteRelease>(
  { needs, pages: _, catalogues: __, ...release }: Release,
  inside: ReadonlySet<string> = new Set(),
) => {
  const kept = Object.entries(needs ?? {})
    .filter(([expose]) => inside.has(expose))
    .map(([expose, { files, integrity }]) => [expose, { files, shared: [], integrity }]);
  return { ...release, ...(kept.length > 0 && { needs: Object.fromEntries(kept) }) };
};

/** Pages do not read preloads, content and history. */
function withoutNeeds({ host, ...registry }: Registry): Registry {
  const inside = shownInside(registry);
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => withoutPast(remote, inside.get(remote.name))),
    ...(host && { host: hostInPage(host) }),
  };
}

/** The page already runs in its host and needs only the existence of a canary. */
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
  // Reason and time of a withdrawal are for operators only.
  ...(withdrawn && {
    withdrawn: withdrawn.map(({ version }) => ({ version, at: '', reason: '' })),
  }),
});

async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  text: string,
  status = 200,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const body = encoding ? await compress[encoding](text) : text;
  response.writeHead(status, {
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
    Vary: `Accept-Encoding, ${NETWORK_HINT.vary}`,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Settings and registry inside the page save two requests; the policy has a one-time nonce. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
  /** A page without an address: no content and no preloads. */
  isEmpty = false,
) {
  const { remotes, frameAncestors, isComplete, prerendering } = source;
  const settings = source.settings();
  const hostname = source.hostnameOf(request);
  const nonce = randomBytes(16).toString('base64');
  const registry = await source.readRegistry();
  const { share, setCookie } = placeOfVisitor(registry, request.headers.cookie);
  const { template, provided, shellOf } = await source.hostFor(registry, share);
  const pathname = isEmpty ? OFFLINE_PAGE : new URL(request.url ?? '/', 'http://origin').pathname;
  const { language, path } = addressParts(pathname, settings.languages);
  const site = siteOf(settings);
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
  const policy = contentSecurityPolicy({
    settings,
    remotes,
    nonce,
    frameAncestors,
    policy: head.policy,
  });
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.replaceAll('{hostname}', hostname),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Accept-CH': NETWORK_HINT.acceptCh,
    ...(isComplete && setCookie && { 'Set-Cookie': setCookie }),
  };
  await sendText(
    request,
    response,
    headers,
    composed?.hasContent && wantsLittle(request) ? sparingPage(page) : page,
    isComplete && !isEmpty && !head.found ? 404 : 200,
  );
}

/** Template for rendering every address offline. */
export const sendOfflinePage = (
  request: IncomingMessage,
  response: ServerResponse,
  source: PageSource,
) => sendPage(request, response, { ...source, prerendering: undefined }, true);

/** Open tabs poll the current releases. */
export async function sendRegistry(
  request: IncomingMessage,
  response: ServerResponse,
  { readRegistry }: PageSource,
) {
  const headers = {
    'Content-Type': 'application/json',
    // Hosts of other institutes load our remotes from this address.
    ...FOR_ALL_ORIGINS,
  };
  const registry = withoutNeeds(await readRegistry());
  await sendText(request, response, headers, JSON.stringify(registry, null, 2));
}

export async function sendWorker(
  request: IncomingMessage,
  response: ServerResponse,
  script: string,
  { remotes, hostnameOf }: PageSource,
) {
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Security-Policy': workerPolicy(remotes).replaceAll('{hostname}', hostnameOf(request)),
    'Referrer-Policy': 'no-referrer',
  };
  await sendText(request, response, headers, script);
}

/** Named in the requesting page's language. */
export async function sendWebManifest(
  request: IncomingMessage,
  response: ServerResponse,
  { settings }: PageSource,
) {
  const headers = { 'Content-Type': 'application/manifest+json' };
  const { searchParams } = new URL(request.url ?? '/', 'http://origin');
  const text = webManifest(settings(), searchParams.get('lang') ?? undefined);
  await sendText(request, response, headers, text);
}

export async function sendSiteIndex(
  request: IncomingMessage,
  response: ServerResponse,
  { settings, hostnameOf, readRegistry }: PageSource,
) {
  const { address: published = '', languages } = siteOf(settings());
  const named = (address: string) => address.replaceAll('{hostname}', hostnameOf(request));
  const address = named(published);
  const isSitemap = new URL(request.url ?? '', 'http://origin').pathname === '/sitemap.xml';
  const headers = { 'Content-Type': isSitemap ? 'application/xml' : 'text/plain; charset=utf-8' };
  const text = isSitemap
    ? sitemap(address, await readRegistry(), languages)
    : robotsText(address, named(settings().services.collectedData));
  await sendText(request, response, headers, text);
}
