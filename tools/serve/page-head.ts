import {
  type HeadElement,
  type PageHead,
  type PageSite,
  pageHead,
  type Registry,
} from '@aranya/shared/contracts';

/** Path as the router compares it: in lower case, without slashes at its end. */
export function comparable(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

/** The head of a path: that of the first route that owns it, and whether one does. */
export function headOfPath(
  pathname: string,
  { remotes }: Registry,
  site: PageSite,
): PageHead & { found: boolean } {
  const compared = comparable(pathname);
  const routes = remotes.flatMap((remote) => remote.routes);
  const route = routes.find(({ path }) => path.toLowerCase() === compared);
  return { found: route !== undefined, ...pageHead(route, routes, site) };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const written = ({ tag, key, name, value = '' }: HeadElement) =>
  `<${tag} ${key}="${name}" ${tag === 'link' ? 'href' : 'content'}="${escaped(value)}" />`;

/** The template with the head of one page. */
export function withHead(template: string, { title, language, elements }: PageHead): string {
  const said = elements.filter(({ value }) => value !== undefined).map(written);
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${escaped(language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${said.join('')}`);
}
