import path from 'node:path';
import type {
  FrontEndSettings,
  Registry,
  RemoteRelease,
  RemoteRoute,
} from '@aranya/shared/contracts';
import {
  addressParts,
  catalogueKey,
  comparable,
  MOBILE_MAX_WIDTH,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';

/** A page and what is known of it. */
export interface PreloadInput {
  pathname: string;
  registry: Registry;
  settings: FrontEndSettings;
  /** Host name of the request, for `{hostname}` in addresses. */
  hostname: string;
  /** The host's files for shared modules that it provides on demand and with its texts (`provided.json`). */
  provided: Readonly<Record<string, readonly string[]>>;
}

/** What a link fetches, and how the page will ask for it: otherwise it would be fetched twice. */
interface Preload {
  href: string;
  as: 'fetch' | 'script' | 'style';
  crossOrigin: boolean;
  /** Hash that the page will ask with; the host's own files have none. */
  integrity?: string | undefined;
  /** Who reads this language needs it; undefined where everybody does. */
  language?: string | undefined;
}

type Needs = NonNullable<RemoteRelease['needs']>[string];

const NOTHING: Needs = { files: [], shared: [] };

const MEDIA = {
  desktop: `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  any: undefined,
} as const;

const link = (
  { href, as, crossOrigin, integrity, language }: Preload,
  { viewport, audience }: RemoteRoute,
) => {
  const media = MEDIA[viewport];
  const isForAnyone = audience === 'anyone';
  const attributes = [
    // What waits for the person is no preload yet.
    ...(isForAnyone ? ['rel="preload"'] : ['rel="later"', `data-audience="${audience}"`]),
    `href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    `as="${as}"`,
    ...(crossOrigin ? ['crossorigin'] : []),
    ...(integrity ? [`integrity="${integrity}"`] : []),
    ...(language && !isForAnyone ? [`data-language="${language}"`] : []),
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
  const { language: addressed, path: asked } = addressParts(input.pathname, settings.languages);
  const pathname = comparable(asked);
  const translations = (settings.languages ?? []).filter((one) => one !== SOURCE_LANGUAGE);
  const ofHost = (file: string): Preload => ({
    href: `/${file}`,
    as: 'script',
    crossOrigin: false,
  });
  const links = registry.remotes.flatMap((remote) => {
    const origin = settings.remoteOrigins?.[remote.name] ?? '';
    const manifest = `${origin}/${remote.manifestUrl}`.replaceAll('{hostname}', hostname);
    const ofRemote = (file: string, hash?: string): Preload => ({
      href: addressBeside(manifest, file),
      as: file.endsWith('.css') ? 'style' : 'script',
      crossOrigin: true,
      // Of a release without hashes in the registry nothing is asked with one.
      integrity: remote.integrity && hash,
    });
    const needsOf = ({ expose, audience }: RemoteRoute): Preload[] => {
      const { files, shared, integrity }: Needs = remote.needs?.[expose] ?? NOTHING;
      const textsIn = (language: string): Preload[] => {
        const own = remote.catalogues?.[language];
        const texts = [
          ...(own ? [ofRemote(own.file, own.integrity)] : []),
          ...(provided[catalogueKey(language)] ?? []).map(ofHost),
        ];
        return texts.map((preload) => ({ ...preload, language }));
      };
      // A page for anyone is read in the language of its address; of others only the browser knows it.
      const isRead = (language: string) =>
        addressed || audience === 'anyone' ? language === addressed : true;
      return [
        // Browsers do not read a hash here, and warn of one; the page's own fetch has it.
        { href: manifest, as: 'fetch', crossOrigin: true },
        ...files.map((file) => ofRemote(file, integrity?.[file])),
        ...shared.flatMap((name) => provided[name] ?? []).map(ofHost),
        ...translations.filter(isRead).flatMap(textsIn),
      ];
    };
    return remote.routes
      .filter(({ path }) => path.toLowerCase() === pathname)
      .flatMap((route) => needsOf(route).map((preload) => link(preload, route)));
  });
  const waits = links.some((text) => text.includes('data-audience'));
  return [...new Set(links), ...(waits ? [FOR_PERSON] : [])].join('');
}
