import {
  type FrontEndSettings,
  hasParameter,
  OFFLINE_PAGE,
  type Origin,
  REMOTE_NAMES,
  type Registry,
  type RemoteRoute,
  SERVICE_WORKER,
  siteOf,
  WEB_MANIFEST,
} from '@aranya/shared/contracts';
import { contentSecurityPolicy, workerPolicy } from '../../tools/serve/content-security-policy';
import { EMBED_PAGES, embedServices } from '../../tools/serve/embedding/embedding';
import { inlineJson } from '../../tools/serve/page/escaped';
import { headOfPath, withHead } from '../../tools/serve/page/page-head';
import { forEitherVisit, sparingScripts } from '../../tools/serve/page/save-data-page';
import { robotsText, sitemap } from '../../tools/serve/site-index';
import { webManifest } from '../../tools/serve/web-manifest';
import {
  byVisit,
  drawnName,
  HOSTNAME_PLACE,
  ownFiles,
  pagesInLanguages,
  withOwnFiles,
} from './drawn-pages';

export interface SiteInput {
  deployable: Exclude<Origin, 'server' | 'identity'>;
  settings: FrontEndSettings;
  /** Source of the host's routes; its versions apply until a store has a registry. */
  registry: Registry;
  /** The built index.html. */
  template: string;
  /** The build contains the script `embed.js` for partners' pages. */
  embeds?: boolean;
  /** Their host names are accepted besides those of the settings. */
  addresses?: string[];
  /** Such as `8080` or `127.0.0.1:3000`. */
  listen: string;
}

/** Content by path. */
export type SiteFiles = Record<string, string>;

const originOf = (address: string) => address.match(/^https?:\/\/[^/]+/)?.[0];

function remoteOrigins({ settings, registry }: SiteInput): string[] {
  const named = REMOTE_NAMES.map((name) => settings.remoteOrigins?.[name] ?? '');
  const released = registry.remotes.flatMap(({ manifestUrl, previous, canary }) => [
    manifestUrl,
    previous?.manifestUrl ?? '',
    canary?.manifestUrl ?? '',
  ]);
  return [...named, ...released].flatMap((address) => originOf(address) ?? []);
}

const block = (head: string, ...lines: string[]) =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}\n'].join('\n');

/** A parameter is any segment. */
const pathKey = (path: string): string => {
  const compared = path.toLowerCase().replace(/\/+$/, '');
  if (!hasParameter(compared)) return quoted(compared);
  const pattern = compared.replace(/[.*+?()[\]{}|\\^$]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return `"~*^${pattern}$"`;
};

/** @throws if nginx would read a variable in it */
function quoted(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx cannot hold this: ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function policyOf(input: SiteInput, policy?: RemoteRoute['policy']): string {
  const { deployable, settings } = input;
  const text = contentSecurityPolicy({
    settings,
    remotes: remoteOrigins(input),
    nonce: '{nonce}',
    frameAncestors:
      deployable === 'host' ? "'none'" : `'self' ${originOf(settings.host ?? '') ?? ''}`.trim(),
    policy,
  });
  return quoted(text)
    .replaceAll('{nonce}', '$request_id')
    .replaceAll('{hostname}', '$page_hostname');
}

function policyMap(input: SiteInput): string {
  const routes = input.registry.remotes.flatMap((remote) => remote.routes);
  const own = new Map(routes.flatMap(({ path, policy }) => (policy ? [[path, policy]] : [])));
  return block(
    'map $page_path $page_policy',
    `default ${policyOf(input)};`,
    ...[...own].map(([path, policy]) => `${pathKey(path)} ${policyOf(input, policy)};`),
  );
}

/** Their addresses may end like a file name. */
const parameterLocations = ({ registry }: SiteInput): string =>
  [...new Set(registry.remotes.flatMap(({ routes }) => routes.map(({ path }) => path)))]
    .filter(hasParameter)
    .map((path) =>
      block(
        `location ^~ ${path.slice(0, path.indexOf(':'))}`,
        'error_page 404 $page_file;',
        'if ($page_status = 404) {',
        '  return 404;',
        '}',
        'rewrite ^ $page_file last;',
      ),
    )
    .join('');

function policyFile({ settings }: SiteInput): string {
  const lines = ['add_header Content-Security-Policy $page_policy always;'];
  if (settings.host?.startsWith('https:')) {
    lines.push('add_header Strict-Transport-Security max-age=63072000 always;');
  }
  return `${lines.join('\n')}\n`;
}

/** Other host names are not echoed, because a foreign domain may point here. */
function hostsFile({ settings, addresses = [] }: SiteInput): string {
  const { host = '', services, remoteOrigins = {}, identity, collect } = settings;
  const named = [
    host,
    ...Object.values(services),
    ...Object.values(remoteOrigins),
    identity.registerUrl,
    collect.serverUrl,
    ...addresses,
  ];
  const names = named
    .filter((text) => URL.canParse(text) && !text.includes('{hostname}'))
    .map((text) => new URL(text).hostname);
  return block(
    'map $host $page_hostname',
    'default localhost;',
    // Only IP addresses end in digits, never host names.
    '"~^\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}$" $host;',
    ...[...new Set(names)].map((name) => `${quoted(name)} $host;`),
  );
}

const include = (part: string) => `<!--# include virtual="/page-data/${part}" -->`;

const SCRIPTS = include('drawn/scripts.html');

const withDrawnScripts = (template: string) => withOwnFiles(template, SCRIPTS);

/** Scripts are deferred for a visitor who saves data. */
function withDrawn(template: string, path: string): string {
  const drawn = (part: string) => include(`drawn/${part}/${drawnName(path)}.html`);
  const scripts = byVisit(SCRIPTS, include('drawn/sparing-scripts.html'));
  return forEitherVisit(withOwnFiles(template, scripts), byVisit)
    .replace('</title>', `</title>${drawn('styles')}`)
    .replace('<div id="root"></div>', drawn('root'));
}

function page(template: string): string {
  const data = (name: string) => include(`${name}.json`);
  const marked = template
    .replace(/(<meta name="style-nonce" content=")/, '$1" nonce="<!--# echo var="request_id" -->')
    .replace(
      /(id="aranya-page">)/,
      (start) =>
        `${start}{"settings":{"links":${data('links')},${data('settings-fields')}},"registry":${data('registry')}}`,
    );
  if (!/style-nonce" content="" nonce=/.test(marked) || !marked.includes(data('registry'))) {
    throw new Error('The page has no place for its nonce or for its settings.');
  }
  return marked;
}

function pageFiles(input: SiteInput): SiteFiles {
  const { deployable, settings, registry, template } = input;
  const site = siteOf(settings);
  const addresses = pagesInLanguages(registry, settings.languages).map(({ address }) => address);
  const compared = [...new Set(addresses.map((path) => path.toLowerCase().replace(/\/+$/, '')))];
  const pages = compared.map((path, index) => ({ path, file: `/pages/${index}.html` }));
  const map = (variable: string, otherwise: string, answer: (file: string) => string) =>
    block(
      `map $page_path ${variable}`,
      `default ${otherwise};`,
      ...pages.map(({ path, file }) => `${pathKey(path)} ${answer(file)};`),
    );
  const rendered = (pathname: string) => {
    const headed = withHead(template, headOfPath(pathname, registry, site));
    return page(
      (deployable === 'host' && pathname ? withDrawn(headed, pathname) : headed).replaceAll(
        '{hostname}',
        HOSTNAME_PLACE,
      ),
    );
  };
  return {
    'parameters.conf': parameterLocations(input),
    'pages.conf':
      policyMap(input) +
      map('$page_file', '/pages/other.html', (file) => file) +
      // A standalone remote has routes that the registry does not list.
      map('$page_status', deployable === 'host' ? '404' : '200', () => '200'),
    // An empty page marks a path that no remote owns.
    'content/pages/other.html': rendered(''),
    ...Object.fromEntries(pages.map(({ path, file }) => [`content${file}`, rendered(path || '/')])),
  };
}

const fileHeaders = (policy: string) => [
  'add_header Cache-Control no-cache always;',
  `add_header Content-Security-Policy ${policy.replaceAll('{hostname}', '$page_hostname')} always;`,
  'add_header X-Content-Type-Options nosniff always;',
  'add_header Referrer-Policy no-referrer always;',
];

function embedFiles({ embeds, settings }: SiteInput): SiteFiles {
  if (!embeds) return { 'embed-page.conf': '' };
  const services = embedServices(settings);
  const pages = EMBED_PAGES.map((page) => {
    const file = `${page.path.slice(1).replaceAll('/', '-')}.html`;
    const policy = quoted(page.policy(services));
    const location = block(
      `location = ${page.path}`,
      'default_type text/html;',
      'charset utf-8;',
      ...fileHeaders(policy),
      'add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;',
      `try_files /embed-pages/${file} =404;`,
    );
    return { file: `content/embed-pages/${file}`, html: page.html(settings.brand.name), location };
  });
  return {
    'content/embed-settings.json': JSON.stringify(services),
    'embed-page.conf': pages.map(({ location }) => location).join(''),
    ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
  };
}

function siteIndex({ settings, registry }: SiteInput): SiteFiles {
  const { address = '', languages } = siteOf(settings);
  return {
    'content/robots.txt': robotsText(address, settings.services.collectedData),
    'content/sitemap.xml': sitemap(address, registry, languages),
  };
}

/** Without prerendered content, the host's scripts render a page. */
const undrawn = (template: string): SiteFiles => ({
  'content/undrawn-root.html': '<div id="root"></div>',
  'content/undrawn-styles.html': '',
  'content/undrawn-scripts.html': ownFiles(template),
  'content/undrawn-sparing-scripts.html': sparingScripts(ownFiles(template)),
});

function offlineFiles(input: SiteInput): SiteFiles {
  if (input.deployable !== 'host') return { 'offline.conf': '' };
  const { settings, registry, template } = input;
  const policy = quoted(workerPolicy(remoteOrigins(input).filter(Boolean)));
  const head = headOfPath(OFFLINE_PAGE, registry, siteOf(settings));
  return {
    'offline.conf': [
      block(`location = ${OFFLINE_PAGE}`, 'rewrite ^ /pages/offline.html last;'),
      block(
        `location = ${SERVICE_WORKER}`,
        'default_type "text/javascript; charset=utf-8";',
        ...fileHeaders(policy),
        `try_files /extra${SERVICE_WORKER} =404;`,
      ),
      block(
        `location = ${WEB_MANIFEST}`,
        'default_type application/manifest+json;',
        'add_header Cache-Control no-cache;',
        'include error-headers.conf;',
        `try_files ${WEB_MANIFEST} =404;`,
      ),
    ].join(''),
    'content/pages/offline.html': page(withDrawnScripts(withHead(template, head))).replaceAll(
      '{hostname}',
      HOSTNAME_PLACE,
    ),
    [`content${WEB_MANIFEST}`]: webManifest(settings),
  };
}

/** Links are prerendered. @returns fields of a JSON object without its braces */
function settingsFields({ links: _, ...others }: FrontEndSettings): string {
  return inlineJson(others).slice(1, -1);
}

export function siteFiles(input: SiteInput): SiteFiles {
  return {
    'listen.conf': `listen ${input.listen};\n`,
    'deployable.conf': `set $deployable ${input.deployable};\n`,
    'policy.conf': policyFile(input),
    'hosts.conf': hostsFile(input),
    'content/settings-fields.json': settingsFields(input.settings),
    'content/links.json': inlineJson(input.settings.links),
    'content/registry.json': JSON.stringify(input.registry),
    ...embedFiles(input),
    ...(input.deployable === 'host' && { ...siteIndex(input), ...undrawn(input.template) }),
    ...pageFiles(input),
    ...offlineFiles(input),
  };
}
