import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

/** A year: files with a hash in their name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const HASHED = /\.[0-9a-f]{8}\.|\/(?:releases|chunks)\//;

/** What a browser that shows a file as a page may do with it: nothing. */
export const NO_PAGE = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** @param comesAndGoes files are looked up at each request: releases and builds appear later */
export function builtFiles(folder: string, comesAndGoes: boolean) {
  const serve = sirv(folder, {
    dev: comesAndGoes,
    brotli: true,
    gzip: true,
    etag: true,
    // No address stands for a page of the build: pages have headers of their own.
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      for (const [name, value] of Object.entries(NO_PAGE)) response.setHeader(name, value);
      response.setHeader('Cache-Control', HASHED.test(pathname) ? IMMUTABLE : 'no-cache');
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // A range that ends before it begins would end the process, and one that begins nowhere is misread.
    if (!isSoundRange(request.headers.range)) delete request.headers.range;
    response.once('pipe', (file: Readable) => {
      // Its file would stay open where a visitor goes away, and end the process where it has vanished.
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
 * Where a page's file belongs that somebody asks for by its name, however it is written: as
 * `/index.html` it has none of the headers that the page has.
 * @param address path and query of the request
 * @returns where the page is, null where there is none, undefined where no page's file is asked for
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
