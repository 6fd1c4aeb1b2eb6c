/** Options that the page takes over from its address; height is the frame's. */
const OPTIONS = ['lang', 'theme', 'layers', 'center', 'zoom', 'data'] as const;

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Language of the page: what a screen reader speaks. */
const languageOf = (lang: string | null) =>
  lang && /^(hi|or)\b/.test(lang) ? lang.slice(0, 2) : 'en';

interface EmbedPageInput {
  /** Allows the page's one style element. */
  nonce: string;
  /** The product's name. */
  brand: string;
}

/** A page that is nothing but the map, for frames on pages of others. */
export function embedPage(query: URLSearchParams, { nonce, brand }: EmbedPageInput): string {
  const attributes = OPTIONS.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [` ${name}="${escaped(value)}"`];
  }).join('');
  return `<!doctype html>
<html lang="${languageOf(query.get('lang'))}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escaped(brand)}</title>
    <style nonce="${nonce}">html, body { margin: 0; height: 100%; overflow: hidden; }</style>
    <script src="/embed.js" async></script>
  </head>
  <body>
    <aranya-map height="100vh"${attributes}></aranya-map>
  </body>
</html>
`;
}
