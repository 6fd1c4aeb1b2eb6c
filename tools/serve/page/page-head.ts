import {
  addressParts,
  type HeadElement,
  type Language,
  ownsAddress,
  type PageHead,
  type PageSite,
  pageHead,
  type Registry,
  type RemoteRoute,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import { languagesLater, PREFERRED_LANGUAGE } from '../preferred-language';

interface AddressHead extends PageHead {
  found: boolean;
  /** Scripts render a personal page in these; none for a prerendered one. */
  languagesLater: readonly Language[];
  /** Set if it differs from the default. */
  policy?: RemoteRoute['policy'];
}

/** The first route that owns the path decides. */
export function headOfPath(pathname: string, { remotes }: Registry, site: PageSite): AddressHead {
  const { language, path: asked } = addressParts(pathname, site.languages);
  const routes = remotes.flatMap((remote) => remote.routes);
  const route = routes.find(ownsAddress(asked));
  const isPersonal = route !== undefined && route.audience !== 'anyone';
  return {
    found: route !== undefined,
    policy: route?.policy,
    languagesLater: (isPersonal && site.languages) || [],
    ...pageHead(route, routes, site, language),
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const written = ({ tag, key, name, value = '' }: HeadElement) =>
  `<${tag}${key === 'hreflang' ? ' rel="alternate"' : ''} ${key}="${name}" ${tag === 'link' ? 'href' : 'content'}="${escaped(value)}" />`;

/** Named by the host's build (shared/build/fonts/preload-fonts.ts). */
const FONT_OF_SCRIPT = /<link rel="font-of-script" data-script="(\w+)"([^<>]*)>/g;

/** Such as `Deva`. */
const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;

const withFonts = (template: string, language: string): string =>
  template.replace(FONT_OF_SCRIPT, (_, script, rest) =>
    script === scriptOf(language) ? `<link rel="preload"${rest}>` : '',
  );

export function withHead(
  template: string,
  { title, language, elements, languagesLater: later = [] }: PageHead & Partial<AddressHead>,
): string {
  const there = elements.filter(({ value }) => value !== undefined);
  const isInMore = there.some(({ key }) => key === 'hreflang');
  const others = later.length > 1 ? languagesLater(later) : '';
  const leads =
    language === SOURCE_LANGUAGE && (isInMore || others) ? others + PREFERRED_LANGUAGE : '';
  const said = there.map(written).join('');
  return (
    withFonts(template, language)
      .replace(/<html lang="[^"]*">/, () => `<html lang="${escaped(language)}">`)
      // A page that redirects must not preload its own files.
      .replace(/<title>[^<]*<\/title>/, () => `${said}${leads}<title>${escaped(title)}</title>`)
  );
}
