import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FrontEndSettings, Registry } from '@aranya/shared/contracts';
import { contentSecurityPolicy } from './content-security-policy';
import { pageHead, withHead } from './page-head';

interface PageSource {
  /** The built index.html. */
  file: string;
  settings: FrontEndSettings;
  /** Read for each page: a release moves it without a restart. */
  readRegistry: () => Promise<Registry>;
  /** Origins of all remotes, with `{hostname}`. */
  remotes: string[];
  frameAncestors: string;
  /** True where the registry names every page, so that others are answered with 404. */
  isComplete: boolean;
}

/** The host name of a request, where it is nothing but one. */
export function hostnameOf(request: IncomingMessage): string {
  const hostname = (request.headers.host ?? '').replace(/:\d+$/, '');
  return /^[a-zA-Z0-9.-]{1,253}$/.test(hostname) ? hostname : 'localhost';
}

/** JSON that cannot end the script element around it. */
const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Sends a page with settings and registry inside, so that neither costs a round trip, and with a
 * policy whose nonce is used once.
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { file, settings, readRegistry, remotes, frameAncestors, isComplete }: PageSource,
) {
  const hostname = hostnameOf(request);
  const nonce = randomBytes(16).toString('base64');
  const [template, registry] = await Promise.all([readFile(file, 'utf8'), readRegistry()]);
  const { pathname } = new URL(request.url ?? '/', 'http://origin');
  const head = pageHead(pathname, registry, settings.brand.name);
  const page = withHead(template, head)
    .replace(/(<meta name="style-nonce" content=")/, `$1" nonce="${nonce}`)
    .replace(/(id="aranya-page">)/, (start) => `${start}${inlineJson({ settings, registry })}`);
  const policy = contentSecurityPolicy({ settings, remotes, nonce, frameAncestors });
  response.writeHead(isComplete && !head.found ? 404 : 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy.replaceAll('{hostname}', hostname),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** registry.json, for open tabs that ask what is current. */
export async function sendRegistry(response: ServerResponse, { readRegistry }: PageSource) {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  response.end(JSON.stringify(await readRegistry(), null, 2));
}
