import path from 'node:path';
import type { FrontEndSettings, Registry, RemoteRoute } from '@aranya/shared/contracts';
import { addressParts, comparable, MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';

interface PreloadInput {
  pathname: string;
  registry: Registry;
  settings: FrontEndSettings;
  /** Host name of the request, for `{hostname}` in addresses. */
  hostname: string;
  /** The host's files for shared modules that it provides on demand, by the module's name. */
  provided: Readonly<Record<string, readonly string[]>>;
}

/** What a link fetches, and how the page will ask for it: otherwise it would be fetched twice. */
interface Preload {
  href: string;
  as: 'fetch' | 'script' | 'style';
  crossOrigin: boolean;
  /** Hash that the page will ask with; the host's own files have none. */
  integrity?: string | undefined;
}

const MEDIA = {
  desktop: `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  any: undefined,
} as const;

const link = (
  { href, as, crossOrigin, integrity }: Preload,
  { viewport, audience }: RemoteRoute,
) => {
  const media = MEDIA[viewport];
  const isForAnyone = audience === 'anyone';
  const attributes = [
    // What waits for the person is no preload yet.
    ...(isForAnyone ? ['rel="preload"'] : ['rel="later"', `data-audience="${audience}"`]),
    `href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    `as="${as}"`,
    ...(crossOrigin ? ['crossorigin'] : []),
    ...(integrity ? [`integrity="${integrity}"`] : []),
    ...(media ? [`media="${media}"`] : []),
  ];
  return `<link ${attributes.join(' ')} />`;
};

/** Address of a file of a release; it may be one that releases share. */
function addressBeside(manifest: string, file: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(manifest) ?? [];
  return origin + path.posix.join(path.posix.dirname(manifest.slice(origin.length)), file);
}

/** Turns the links of this person's page into preloads (`host/public/preload-for-person.js`). */
const FOR_PERSON = '<script src="/preload-for-person.js" async></script>';

/**
 * Links that fetch what the page's remote needs while the host's script is still on its way. Of pages
 * that depend on who is signed in only the browser knows whose they are: a small script decides.
 */
export function preloadLinks(input: PreloadInput): string {
  const { registry, settings, hostname, provided } = input;
  const pathname = comparable(addressParts(input.pathname, settings.languages).path);
  const links = registry.remotes.flatMap((remote) => {
    const origin = settings.remoteOrigins?.[remote.name] ?? '';
    const manifest = `${origin}/${remote.manifestUrl}`.replaceAll('{hostname}', hostname);
    const beside = (file: string) => addressBeside(manifest, file);
    return remote.routes
      .filter(({ path }) => path.toLowerCase() === pathname)
      .flatMap((route) => {
        const needs = remote.needs?.[route.expose] ?? { files: [], shared: [], integrity: {} };
        const preloads: Preload[] = [
          // Browsers do not read a hash here, and warn of one; the page's own fetch has it.
          { href: manifest, as: 'fetch', crossOrigin: true },
          ...needs.files.map(
            (file): Preload => ({
              href: beside(file),
              as: file.endsWith('.css') ? 'style' : 'script',
              crossOrigin: true,
              // Of a release without hashes in the registry nothing is asked with one.
              integrity: remote.integrity && needs.integrity?.[file],
            }),
          ),
          ...needs.shared
            .flatMap((name) => provided[name] ?? [])
            .map((file): Preload => ({ href: `/${file}`, as: 'script', crossOrigin: false })),
        ];
        return preloads.map((preload) => link(preload, route));
      });
  });
  const waits = links.some((text) => text.includes('data-audience'));
  return [...new Set(links), ...(waits ? [FOR_PERSON] : [])].join('');
}
