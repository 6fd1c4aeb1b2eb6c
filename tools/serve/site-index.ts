import { addressIn, type Language, listedPages, type Registry } from '@aranya/shared/contracts';
import { escaped } from './page/escaped';

/** For links to the same page in other languages. */
const LINKS = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Unlisted pages have their own meta tag.
 * @param address of the host, without a trailing slash
 * @param records service that lists the pages of species, or its path on the host
 */
export const robotsText = (address: string, records: string) =>
  [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${address}/sitemap.xml`,
    `Sitemap: ${records.startsWith('/') ? address : ''}${records}/explore/sitemap.xml\n`,
  ].join('\n');

/** @param offered languages of the installation */
export function sitemap(
  address: string,
  { remotes }: Registry,
  offered?: readonly Language[],
): string {
  const pages = listedPages(
    remotes.flatMap(({ routes }) => routes),
    offered,
  );
  const isInMore = pages.some(({ languages }) => languages.length > 1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isInMore ? LINKS : ''}>`,
    ...pages.flatMap(({ path, languages }) => {
      const at = (language: Language) => escaped(address + addressIn(language, path));
      const links =
        languages.length > 1
          ? languages.map(
              (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one)}"/>`,
            )
          : [];
      return languages.map((one) => `  <url><loc>${at(one)}</loc>${links.join('')}</url>`);
    }),
    '</urlset>\n',
  ].join('\n');
}
