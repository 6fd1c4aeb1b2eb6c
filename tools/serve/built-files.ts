import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

/** Files with a hash in their name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const HASHED = /\.[0-9a-f]{8}\.|\/(?:releases|chunks)\//;

/** A file that is opened as a page is allowed nothing. */
export const NO_PAGE = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** @param comesAndGoes looks up files on each request, because releases and builds appear later */
export function builtFiles(folder: string, comesAndGoes: boolean) {
  const serve = sirv(folder, {
    dev: comesAndGoes,
    brotli: true,
    gzip: true,
    etag: true,
    // Built pages are not served as files, because pages need their own headers.
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      for (const [name, value] of Object.entries(NO_PAGE)) response.setHeader(name, value);
      response.setHeader('Cache-Control', HASHED.test(pathname) ? IMMUTABLE : 'no-cache');
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // Node would crash on a range that ends before it begins, and misread one without a start.
    if (!isSoundRange(request.headers.range)) delete request.headers.range;
    response.once('pipe', (file: Readable) => {
      // Otherwise a disconnect would leave the file open, and a removed file crash the process.
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    serve(request, response, next);
  };
}

function isSoundRange(range = ''): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return from !== undefined && (!to || Number(from) <= Number(to));
}

/**
 * In any spelling, `/index.html` would lack the page's headers.
 * @param address path and query of the request
 * @returns the page's address, null if there is none, undefined if no page's file is requested
 */
export function pageOfFile(address: string): string | null | undefined {
  const { search } = new URL(address, 'http://origin');
  const file = path.posix.normalize(decoded(address.split(/[?#]/, 1)[0] ?? ''));
  if (!/\.html?(\.(br|gz))?\/?$/i.test(file)) return undefined;
  return /^\/index\.html(\.(br|gz))?\/?$/i.test(file) ? `/${search}` : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
