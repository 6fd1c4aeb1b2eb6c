import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { addressOf, TEST_PORT_BASE } from '../product/addresses';

const root = path.join(import.meta.dirname, '..', '..');
const site = path.join(root, 'examples', 'partner-site');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** Port and host name differ from all our origins, and between parallel test files. */
const PORT = 3900 + TEST_PORT_BASE + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const PARTNER = `http://127.0.0.1:${PORT}`;

/** Second host name of the same machine, for a second institute. */
const second = (address: string) => address.replace('localhost', '127.0.0.1');

/** Placeholder for the nonce in docs and pages. */
const NONCE = 'R4nd0m';

/** Text by which each policy of docs/embedding.md is recognised. */
const MARKS = {
  hosts: 'connect-src',
  nonces: 'nonce-',
  'trusted types': 'trusted-types',
} as const;

/** Replaces documented addresses by those of the product under test. */
const underTest = (text: string) =>
  text
    .replaceAll('http://localhost:3005', addressOf('mfe-map'))
    .replaceAll('http://localhost:4000', addressOf('server'))
    .replaceAll('http://127.0.0.1:3005', second(addressOf('mfe-map')));

/** A policy of docs/embedding.md, by hosts, by nonces or with Trusted Types: directive to sources. */
async function documentedPolicy(kind: keyof typeof MARKS): Promise<Map<string, string>> {
  const page = await readFile(path.join(root, 'docs', 'embedding.md'), 'utf8');
  const blocks = [...page.matchAll(/```\n(default-src 'none';[^`]*)```/g)].map(([, text]) => text);
  const block = blocks.find((text) => text?.includes(MARKS[kind]));
  if (!block) throw new Error(`docs/embedding.md has no policy by ${kind}.`);
  const directives = underTest(block)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}

/**
 * The documented policy plus the sources of the partner's own pages: scripts, style sheets and the
 * frame.
 */
async function policyFor(file: string): Promise<string> {
  const isStrict = file === '/nonce.html';
  const hasTypes = file === '/trusted-types.html';
  const policy = await documentedPolicy(hasTypes ? 'trusted types' : isStrict ? 'nonces' : 'hosts');
  if (file === '/frame.html') {
    return `default-src 'none'; style-src 'self'; frame-src ${addressOf('mfe-map')}`;
  }
  const add = (name: string, source: string) => policy.set(name, `${policy.get(name)} ${source}`);
  if (!isStrict) add('script-src', "'self'");
  if (/^\/two-(institutes|snippets)\.html$/.test(file)) {
    add('script-src', second(addressOf('mfe-map')));
    add('connect-src', `${second(addressOf('mfe-map'))} ${second(addressOf('server'))}`);
  }
  if (/^\/(sandboxed|changed-objects)\.html$/.test(file))
    policy.set('frame-src', addressOf('mfe-map'));
  policy.set('style-src', "'self'");
  return [...policy].map(([name, sources]) => `${name} ${sources}`).join('; ');
}

/** Serves examples/partner-site as a partner would. @returns function that stops it */
export async function servePartnerSite(): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', PARTNER);
    const name = path.basename(pathname);
    const packaged = name.match(/^(react(?:-dom)?)\.production\.min\.js$/)?.[1];
    const file = packaged
      ? path.join(site, 'node_modules', packaged, 'umd', name)
      : path.join(site, name);
    try {
      const nonce = randomBytes(16).toString('base64');
      const body = underTest(await readFile(file, 'utf8')).replaceAll(NONCE, nonce);
      response.writeHead(200, {
        'Content-Type': TYPES[path.extname(name)] ?? 'text/plain',
        'Content-Security-Policy': (await policyFor(pathname)).replaceAll(NONCE, nonce),
      });
      response.end(body);
    } catch {
      response.writeHead(name === 'favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
