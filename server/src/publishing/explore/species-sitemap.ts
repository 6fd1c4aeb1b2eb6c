import { addressOfSpecies } from '@aranya/shared/contracts';
import type { PublicContent } from '../../platform/http/public-answers';
import { escapeXml } from '../../platform/xml/escape-xml';
import { EXPLORE_LIMITS } from './limits';

/** @param site Without a trailing slash */
export function speciesSitemap(
  site: string,
  species: readonly { speciesName: string }[],
): PublicContent {
  const pages = species
    .slice(0, EXPLORE_LIMITS.sitemapPages)
    .map(({ speciesName }) => escapeXml(site + addressOfSpecies(speciesName)));
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `  <url><loc>${page}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
  return { body, contentType: 'application/xml; charset=utf-8' };
}
