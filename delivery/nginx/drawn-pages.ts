import {
  addressIn,
  type Language,
  pathsInLanguages,
  type Registry,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import type { HostParts } from '../../tools/serve/page/host-parts';
import { type PreloadInput, preloadLinks } from '../../tools/serve/page/preload-links';
import { sparingScripts } from '../../tools/serve/page/save-data-page';
import { composePage, type PageSources } from '../../tools/serve/prerendering/compose-page';

/** nginx fills in the request's host name. */
export const HOSTNAME_PLACE = '<!--# echo var="page_hostname" -->';
const NONCE_PLACE = '<!--# echo var="request_id" -->';

export const drawnName = (path: string) =>
  path === '/' ? 'index' : path.toLowerCase().replace(/^\/+|\/+$/g, '');

/** nginx cannot recognise canary visitors, so scripts render canaries. */
const withoutCanaries = ({ remotes, ...registry }: Registry): Registry => ({
  ...registry,
  remotes: remotes.map(({ canary, pages, ...remote }) => ({
    ...remote,
    ...(pages && !canary && { pages }),
  })),
});

interface PageInLanguage {
  path: string;
  language: Language;
  address: string;
}

/** Pages without a sign-in exist in each language. */
export function pagesInLanguages(
  { remotes }: Registry,
  offered: readonly Language[] = [SOURCE_LANGUAGE],
): PageInLanguage[] {
  const routes = remotes.flatMap((remote) => remote.routes);
  const isForEach = pathsInLanguages(routes);
  const others = offered.filter((language) => language !== SOURCE_LANGUAGE);
  return [...new Set(routes.map(({ path }) => path))].flatMap((path) =>
    [SOURCE_LANGUAGE, ...(isForEach(path) ? others : [])].map((language) => ({
      path,
      language,
      address: addressIn(language, path),
    })),
  );
}

const OWN_FILES =
  /<script defer[^>]* src="\/[^"]+"><\/script>|<link href="\/[^"]+" rel="stylesheet">/g;

export const ownFiles = (template: string): string => (template.match(OWN_FILES) ?? []).join('');

export function withOwnFiles(template: string, text: string): string {
  let isFirst = true;
  return template.replace(OWN_FILES, () => {
    const there = isFirst ? text : '';
    isFirst = false;
    return there;
  });
}

export const byVisit = (usual: string, sparing: string) =>
  `<!--# if expr="$saves_data" -->${sparing}<!--# else -->${usual}<!--# endif -->`;

const early = (input: Omit<PreloadInput, 'hostname'>): string =>
  byVisit(preloadLinks({ ...input, hostname: '{hostname}' }), '').replaceAll(
    '{hostname}',
    HOSTNAME_PLACE,
  );

/**
 * @returns files of a release store. nginx includes `drawn/root/<path>.html`,
 * `drawn/styles/<path>.html` and `drawn/scripts.html`, or `drawn/sparing-scripts.html` for a
 * visitor who saves data.
 */
export async function drawnPages(
  { template, provided, ...sources }: PageSources & Pick<HostParts, 'template' | 'provided'>,
  registry: Registry,
): Promise<Record<string, string>> {
  const { settings } = sources;
  const drawn = withoutCanaries(registry);
  // The release of a visitor in a canary is unknown when pages are drawn.
  const certain = { ...registry, remotes: registry.remotes.filter(({ canary }) => !canary) };
  const files: Record<string, string> = {
    'drawn/scripts.html': ownFiles(template),
    'drawn/sparing-scripts.html': sparingScripts(ownFiles(template)),
  };
  for (const page of pagesInLanguages(registry, settings.languages)) {
    const { path: pathname, language, address } = page;
    const { root, styles } = await composePage(sources, {
      pathname,
      language: language === SOURCE_LANGUAGE ? undefined : language,
      registry: drawn,
      share: undefined,
      hostname: HOSTNAME_PLACE,
    });
    files[`drawn/root/${drawnName(address)}.html`] = root;
    const links = early({ pathname: address, registry: certain, settings, provided });
    files[`drawn/styles/${drawnName(address)}.html`] = links + styles(NONCE_PLACE);
  }
  return files;
}
