import type { IncomingMessage } from 'node:http';
import type { FrontEndSettings, Registry } from '@aranya/shared/contracts';
import { knownHosts } from '../../../server/src/platform/http/known-hosts';
import { embedPage } from '../../../tools/serve/embed-page';
import { headOfPath } from '../../../tools/serve/page-head';
import { hostnameFor } from '../../../tools/serve/pages';
import { preloadLinks } from '../../../tools/serve/preload-links';
import { casesOf } from '../direct-case';
import { NASTY_FILLINGS } from '../nasty-fillings';
import { HEADER_BYTES } from '../sizes';

/** As many routes as the product has. */
const ROUTES = 50;

const registry = {
  remotes: [
    {
      name: 'mfe-public',
      manifestUrl: 'releases/1/mf-manifest.json',
      routes: Array.from({ length: ROUTES }, (_, number) => ({
        path: `/page-${number}`,
        title: 'A page',
        expose: './Page',
        viewport: 'any',
        audience: 'anyone',
      })),
    },
  ],
} as unknown as Registry;

const settings = { remoteOrigins: {} } as FrontEndSettings;

const SIZE = { unit: 'characters', full: HEADER_BYTES };

/** What the server of pages reads of a request. */
export const STATIC_CASES = [
  ...casesOf(
    'headOfPath',
    (pathname: string) => headOfPath(pathname, registry, { brand: 'Aranya' }),
    SIZE,
    NASTY_FILLINGS,
  ),
  ...casesOf(
    'preloadLinks',
    (pathname: string) =>
      preloadLinks({ pathname, registry, settings, hostname: 'localhost', provided: {} }),
    SIZE,
    NASTY_FILLINGS,
  ),
  ...casesOf(
    'hostnameFor',
    (host: string) =>
      hostnameFor(knownHosts(['http://localhost:3000']))({ headers: { host } } as IncomingMessage),
    SIZE,
    NASTY_FILLINGS,
  ),
  ...casesOf('embedPage', (brand: string) => embedPage(brand), SIZE, NASTY_FILLINGS),
];
