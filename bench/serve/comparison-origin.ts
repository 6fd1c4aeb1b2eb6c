import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type FrontEndSettings, Registry, siteOf } from '@aranya/shared/contracts';
import sirv from 'sirv';
import { headOfPath, withHead } from '../../tools/serve/page/page-head';
import type { ProductPage } from './product-page';

/** The same header as the product's static origins send for files with a hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HASHED = /\.[0-9a-f]{8}\./;

/** The same compression as the product's for pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface ServedPage {
  page: string;
  policy: string;
}

const files = (folder: string) =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Cache-Control', HASHED.test(pathname) ? IMMUTABLE : 'no-cache');
    },
  });

/**
 * Serves a build as the product is served: same headers, compressed files, settings and registry.
 * @param folders the build's folder first
 * @param prerendered renders a path's first content; without it scripts render the page
 * @returns function that stops it
 */
export async function serveComparison(
  port: number,
  folders: [string, ...string[]],
  { headers, inlineJson, nonce: productsNonce }: ProductPage,
  prerendered?: (pathname: string, template: string, registry: Registry) => Promise<ServedPage>,
) {
  const template = await readFile(path.join(folders[0], 'index.html'), 'utf8');
  const { settings, registry } = JSON.parse(inlineJson) as {
    settings: FrontEndSettings;
    registry: unknown;
  };
  const known = Registry.parse(registry);
  const served = folders.map(files);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://origin');
    const send = async (page: string, ownHeaders: Record<string, string>) => {
      const body = await promisify(brotliCompress)(page, BROTLI);
      response.writeHead(200, { ...ownHeaders, 'Content-Encoding': 'br' });
      response.end(body);
    };
    if (pathname === '/' || !/\.[a-z0-9]+$/i.test(pathname)) {
      if (prerendered) {
        const { page, policy } = await prerendered(pathname, template, known);
        await send(page, { ...headers, 'content-security-policy': policy });
        return;
      }
      const nonce = randomBytes(16).toString('base64');
      const page = withHead(template, headOfPath(pathname, known, siteOf(settings)))
        .replace(/(<meta name="style-nonce" content=")/, `$1" nonce="${nonce}`)
        .replace(/(id="aranya-page">)/, (start) => `${start}${inlineJson}`);
      const ownHeaders = Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        value.replace(productsNonce, nonce),
      ]);
      await send(page, Object.fromEntries(ownHeaders));
      return;
    }
    const serve = (index: number): void => {
      const next = served[index];
      if (next) next(request, response, () => serve(index + 1));
      else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    };
    serve(0);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
