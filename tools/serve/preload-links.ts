import type { FrontEndSettings, Registry, RemoteRoute } from '@aranya/shared/contracts';
import { MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';
import { comparable } from './page-head';

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
}

const MEDIA = {
  desktop: `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  any: undefined,
} as const;

const link = ({ href, as, crossOrigin }: Preload, { viewport }: RemoteRoute) => {
  const media = MEDIA[viewport];
  const attributes = [
    `href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    `as="${as}"`,
    ...(crossOrigin ? ['crossorigin'] : []),
    ...(media ? [`media="${media}"`] : []),
  ];
  return `<link rel="preload" ${attributes.join(' ')} />`;
};

/**
 * Links that fetch what the page's remote needs while the host's script is still on its way. Only
 * for pages that anyone may see: of the others it is not known yet whose they will be.
 */
export function preloadLinks(input: PreloadInput): string {
  const { pathname, registry, settings, hostname, provided } = input;
  const links = registry.remotes.flatMap((remote) => {
    const origin = settings.remoteOrigins?.[remote.name] ?? '';
    const manifest = `${origin}/${remote.manifestUrl}`.replaceAll('{hostname}', hostname);
    const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
    return remote.routes
      .filter(({ path, audience }) => path === comparable(pathname) && audience === 'anyone')
      .flatMap((route) => {
        const needs = remote.needs?.[route.expose] ?? { files: [], shared: [] };
        const preloads: Preload[] = [
          { href: manifest, as: 'fetch', crossOrigin: true },
          ...needs.files.map(
            (file): Preload => ({
              href: folder + file,
              as: file.endsWith('.css') ? 'style' : 'script',
              crossOrigin: true,
            }),
          ),
          ...needs.shared
            .flatMap((name) => provided[name] ?? [])
            .map((file): Preload => ({ href: `/${file}`, as: 'script', crossOrigin: false })),
        ];
        return preloads.map((preload) => link(preload, route));
      });
  });
  return [...new Set(links)].join('');
}
