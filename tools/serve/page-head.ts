import {
  type FrontEndSettings,
  type HeadElement,
  type PageHead,
  type PageSite,
  pageHead,
  type Registry,
} from '@aranya/shared/contracts';

/** @param kept how many characters stay, whatever they are */
function withoutSlashesAtEnd(text: string, kept = 0): string {
  let end = text.length;
  while (end > kept && text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/** Path as the router compares it: in lower case, without slashes at its end. */
export const comparable = (pathname: string): string =>
  withoutSlashesAtEnd(pathname, 1).toLowerCase();

/** Whose pages the settings describe; the address may have `{hostname}` in it. */
export const siteOf = ({ brand, host }: FrontEndSettings): PageSite => ({
  brand: brand.name,
  address: host && withoutSlashesAtEnd(host),
});

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
