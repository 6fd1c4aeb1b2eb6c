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
  MOBILE_MAX_WIDTH,
  ownsAddress,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import { escaped } from './escaped';

export interface PreloadInput {
  pathname: string;
  registry: Registry;
  settings: FrontEndSettings;
  /** Replaces `{hostname}` in addresses. */
  hostname: string;
  /** The host's files for shared modules and texts (`provided.json`). */
  provided: Readonly<Record<string, readonly string[]>>;
}

/** Has the loader's request options: otherwise the file would be fetched twice. */
interface Preload {
  href: string;
  as: 'fetch' | 'script' | 'style';
  crossOrigin: boolean;
  /** The page checks it; the host's own files have none. */
  integrity?: string | undefined;
  /** Undefined if all languages need the file. */
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
    // A link that becomes a preload when the visitor is known.
    ...(isForAnyone ? ['rel="preload"'] : ['rel="later"', `data-audience="${audience}"`]),
    `href="${escaped(href)}"`,
    `as="${as}"`,
    ...(crossOrigin ? ['crossorigin'] : []),
    ...(integrity ? [`integrity="${integrity}"`] : []),
    ...(language && !isForAnyone ? [`data-language="${language}"`] : []),
    ...(media ? [`media="${media}"`] : []),
  ];
  return `<link ${attributes.join(' ')} />`;
};

/** The file may be shared between releases. */
function addressBeside(manifest: string, file: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(manifest) ?? [];
  return origin + path.posix.join(path.posix.dirname(manifest.slice(origin.length)), file);
}

/** Turns links into preloads for the signed-in person (`host/public/preload-for-person.js`). */
export const FOR_PERSON = '<script src="/preload-for-person.js" async></script>';

/** Files load while the host's script does; the browser selects those of personal pages. */
export function preloadLinks(input: PreloadInput): string {
  const { registry, settings, hostname, provided } = input;
  const { language: addressed, path: asked } = addressParts(input.pathname, settings.languages);
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
      // A release without hashes in the registry has no integrity attributes.
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
      // A public page has the language of its address; for others only the browser knows it.
      const isRead = (language: string) =>
        addressed || audience === 'anyone' ? language === addressed : true;
      return [
        // Browsers ignore a hash here with a warning; the page's own fetch checks it.
        { href: manifest, as: 'fetch', crossOrigin: true },
        ...files.map((file) => ofRemote(file, integrity?.[file])),
        ...shared.flatMap((name) => provided[name] ?? []).map(ofHost),
        ...translations.filter(isRead).flatMap(textsIn),
      ];
    };
    return remote.routes
      .filter(ownsAddress(asked))
      .flatMap((route) => needsOf(route).map((preload) => link(preload, route)));
  });
  const waits = links.some((text) => text.includes('data-audience'));
  return [...new Set(links), ...(waits ? [FOR_PERSON] : [])].join('');
}
