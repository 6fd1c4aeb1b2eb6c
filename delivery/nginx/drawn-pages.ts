import {
  addressIn,
  type Language,
  pathsInLanguages,
  type Registry,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import type { HostParts } from '../../tools/serve/host-parts';
import { type PreloadInput, preloadLinks } from '../../tools/serve/preload-links';
import { composePage, type PageSources } from '../../tools/serve/prerendering/compose-page';
import { sparingScripts } from '../../tools/serve/sparing-page';

/** Where nginx puts the host name of the request. */
export const HOSTNAME_PLACE = '<!--# echo var="page_hostname" -->';
const NONCE_PLACE = '<!--# echo var="request_id" -->';

/** Name of a path's drawn parts, without their ending. */
export const drawnName = (path: string) =>
  path === '/' ? 'index' : path.toLowerCase().replace(/^\/+|\/+$/g, '');

/** What everybody gets who is not told apart: nginx does not know who tries a canary, so scripts draw it. */
const withoutCanaries = ({ remotes, ...registry }: Registry): Registry => ({
  ...registry,
  remotes: remotes.map(({ canary, pages, ...remote }) => ({
    ...remote,
    ...(pages && !canary && { pages }),
  })),
});

/** A page in one language. */
interface PageInLanguage {
  /** Path of its route. */
  path: string;
  language: Language;
  /** Under which it is asked for. */
  address: string;
}

/** Every page of the product, and those for everybody in each language. */
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

/** Where a page names the scripts and styles of the host's build. */
const OWN_FILES =
  /<script defer[^>]* src="\/[^"]+"><\/script>|<link href="\/[^"]+" rel="stylesheet">/g;

/** Scripts and styles that a host's page names. */
export const ownFiles = (template: string): string => (template.match(OWN_FILES) ?? []).join('');

/** A page with another text in the place of the first of those, and without the others. */
export function withOwnFiles(template: string, text: string): string {
  let isFirst = true;
  return template.replace(OWN_FILES, () => {
    const there = isFirst ? text : '';
    isFirst = false;
    return there;
  });
}

/** In a drawn part and in a page: what nginx puts in, by what a visit is. */
export const byVisit = (usual: string, sparing: string) =>
  `<!--# if expr="$saves_data" -->${sparing}<!--# else -->${usual}<!--# endif -->`;

/** What a page fetches early, with the place of the host name. */
const early = (input: Omit<PreloadInput, 'hostname'>): string =>
  byVisit(preloadLinks({ ...input, hostname: '{hostname}' }), '').replaceAll(
    '{hostname}',
    HOSTNAME_PLACE,
  );

/**
 * Every page of the product as it is before any script, and the scripts of its host, as files of a release store: nginx puts
 * `drawn/root/<path>.html`, `drawn/styles/<path>.html` and `drawn/scripts.html` into its pages, or on a visit that saves
 * data `drawn/sparing-scripts.html`.
 */
export async function drawnPages(
  { template, provided, ...sources }: PageSources & Pick<HostParts, 'template' | 'provided'>,
  registry: Registry,
): Promise<Record<string, string>> {
  const { settings } = sources;
  const drawn = withoutCanaries(registry);
  // Which release of those comes is not known here.
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
