import { listedPaths, type Registry } from '@aranya/shared/contracts';
import { escaped } from './escaped';

/**
 * `robots.txt`: everything may be read; a page that is not listed says so itself.
 * @param address public address of the host, without a slash at its end
 */
export const robotsText = (address: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;

/** `sitemap.xml`: the listed pages of all remotes. */
export function sitemap(address: string, { remotes }: Registry): string {
  const paths = listedPaths(remotes.flatMap(({ routes }) => routes));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escaped(address + path)}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
}
