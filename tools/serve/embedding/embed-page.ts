import { createHash } from 'node:crypto';
import { escaped } from '../page/escaped';

const STYLE = 'html, body { margin: 0; height: 100%; overflow: hidden; }';

/** Hash of the page's single style element, for its content security policy. */
export const EMBED_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * Page with the map only, for frames on partners' sites. Static: its script
 * (`mfe-map/src/embed/frame.js`) reads the options from the address.
 * @param brand the product's name
 */
export const embedPage = (brand: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escaped(brand)}</title>
    <style>${STYLE}</style>
    <script src="/embed.js" async></script>
    <script src="/embed-frame.js" defer></script>
  </head>
  <body></body>
</html>
`;
