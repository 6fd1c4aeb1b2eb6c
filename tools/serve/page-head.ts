import type { Registry } from '@aranya/shared/contracts';

/** What search engines and link previews read of a page; they run no script. */
export interface PageHead {
  title: string;
  /** Without it the template's own sentence stays. */
  description?: string;
  /** Whether a route of the product owns the path. */
  found: boolean;
}

/** Path as the router compares it: in lower case, without slashes at its end. */
export function comparable(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

/** Title and description of a path, from the first route that owns it. */
export function pageHead(pathname: string, registry: Registry, brand: string): PageHead {
  const compared = comparable(pathname);
  const route = registry.remotes
    .flatMap(({ routes }) => routes)
    .find(({ path }) => path.toLowerCase() === compared);
  return {
    found: route !== undefined,
    title: route ? `${route.title} · ${brand}` : brand,
    ...(route?.description && { description: route.description }),
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The template with the head of one page. */
export function withHead(
  template: string,
  { title, description }: Omit<PageHead, 'found'>,
): string {
  const named = template.replace(
    /<title>[^<]*<\/title>/,
    () =>
      `<title>${escaped(title)}</title><meta property="og:title" content="${escaped(title)}" />`,
  );
  if (description === undefined) return named;
  return named.replace(
    /(<meta\s+name="description"\s+content=")[^"]*("\s*\/?>)/,
    (_, before: string, after: string) => {
      const sentence = escaped(description);
      return `${before}${sentence}${after}<meta property="og:description" content="${sentence}" />`;
    },
  );
}
